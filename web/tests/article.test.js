import assert from "node:assert/strict";
import { test } from "node:test";
import { article } from "../lib/article.js";

const AZ = [
  "alma",
  "Anna",
  "Édes",
  "őz",
  "Ürge",
  "F",
  "L betű",
  "S",
  "Y",
  "1",
  "5",
  "50",
  "52",
  "500",
  "1000",
  "1 250",
  "1 000 000",
  "5 000",
  "„Egri”",
  "*Ilona",
  "Ágota",
];
const A = [
  "Béla",
  "Pem",
  "Yarkand",
  "Cs",
  "híd",
  "K",
  "P betű",
  "Zafír",
  "2",
  "3",
  "10",
  "11",
  "15",
  "100",
  "150",
  "10 000",
  "100 000",
  "−5",
  "+1",
  "„Pem”",
  "",
  "ßarm",
  "0",
  "07",
];

for (const word of AZ) test(`az ${word}`, () => assert.equal(article(word), "az"));
for (const word of A) test(`a ${word || "(nothing)"}`, () => assert.equal(article(word), "a"));
