/** Ships and mystery cards, drawn: pure functions of what is printed on them and who is aboard. */
import { html } from "../../lib/html.js";
import { Animal, Glyph, Good, Merchant } from "./pieces.js";

/**
 * A ship in port, 170 by 116: destination and hour on the sail, a place for each merchant, the bow at the right.
 * @param {{destination: string, hue: string, departure: string, letter?: string, aboard: ({pigment: string, letter?: string} | null)[]}} props
 *   aboard: the seats, bow first; null: free
 */
export const ShipArt = ({ destination, hue, departure, letter, aboard }) => html`
  <g class="fe-ship" data-hue=${hue}>
    <path class="fe-waves" d="M4 106q7-5 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0" />
    <path class="fe-ship__mast" d="M66 76V8M118 76V26" />
    <path class="fe-ship__sail" d="M24 14Q66 4 108 14Q116 36 106 58Q66 47 26 58Q18 36 24 14Z" />
    <path class="fe-ship__sail" d="M114 30Q130 26 144 32Q149 46 143 58Q130 53 115 57Q119 44 114 30Z" />
    <path class="fe-ship__pennant" d="M66 9l17-3.500-17-3.500z" />
    <path class="fe-ship__hull" d="M8 66C20 72 120 74 142 70L160 54L165 58C164 78 154 94 146 98H30C18 94 10 82 8 66Z" />
    <path class="fe-ship__plank" d="M14 80C50 86 120 87 154 80" />
    <${Animal} type=${destination} hue=${hue} x=${45} y=${33} size=${32} />
    ${letter && html`<text class="fe-ship__letter" x="129" y="49">${letter}</text>`}
    <text class="fe-ship__hour" x="83" y="39.5">${departure}</text>
    ${aboard.map((who, i) => html`<g key=${i} data-deck=${i}><circle class="fe-ship__seat" cx=${132 - 38 * i} cy="74" r="15" />${who && html`<${Merchant} pigment=${who.pigment} letter=${who.letter} x=${132 - 38 * i} y=${70} scale=${0.95} />`}</g>`)}
  </g>`;

/** The back of a ship tile, 40 by 28. @param {{back: string}} props */
export const ShipBack = ({ back }) => html`
  <g class="fe-shipback" data-back=${back}><rect x="-20" y="-14" width="40" height="28" rx="4" /><${Glyph} name="caravel" size=${23} /></g>`;

/** @type {Record<string, string>} */
const PLACES = {
  temple: "ancient-ruins",
  falls: "waterfall",
  cavern: "crystal-cluster",
  garden: "fountain",
  tomb: "tombstone",
  tower: "stone-tower",
};

/** A mystery place card, 60 by 80: the place, and the good that it costs to keep. @param {{type: string, cost: string | null, letter?: string}} props */
export const MysteryCard = ({ type, cost, letter }) => html`
  <g class="fe-mystery">
    <rect x="-30" y="-40" width="60" height="80" rx="7" /><rect class="fe-mystery__line" x="-25.5" y="-35.500" width="51" height="71" rx="4" />
    <${Glyph} name=${PLACES[type] ?? "treasure-map"} y=${cost ? -10 : -2} size=${42} />
    ${cost && html`<${Good} kind=${cost} letter=${letter} y=${23} scale=${0.72} />`}
  </g>`;

/** The back of a mystery place card. */
export const MysteryBack = () => html`
  <g class="fe-mystery fe-mystery--back"><rect x="-30" y="-40" width="60" height="80" rx="7" /><rect class="fe-mystery__line" x="-25.5" y="-35.500" width="51" height="71" rx="4" /><${Glyph} name="treasure-map" size=${40} /></g>`;
