/** Mi mit hoz, és kik vagytok: what brings what, and who you are, in Hungarian: sections 11 and 12 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { CharacterEmblem } from "./cards.js";
import { jump } from "./rules-examples.js";
import { contractsOf, factsOf } from "./rules-facts.js";
import { Chart } from "./rules-map.js";
import { Bonuses, Contracts, Outposts, Sign } from "./rules-pictures.js";
import { Az, az, character, counted, gained, list, NAMES, place, things } from "./rules-words.hu.js";

/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function rewards(c) {
  const facts = factsOf(c.components);
  const { outposts, kinds, taking } = facts;
  const { starting, others } = contractsOf(facts);
  return html`
    <p>A szerződéseken, a városbónuszokon, az előőrsbónuszokon és a városkártyákon ugyanazok a jelek szerepelnek. Egy jutalmat mindig teljesen megkapsz, mielőtt bármi más következne.</p>
    <${Rule} of=${c} id="s11-signs" title="A jelek">
      <ul class="rm-signs">
        ${Object.entries(SIGNS).map(([id, says]) => html`<li key=${id}><${Sign} what=${id} /><span>${says}</span></li>`)}
      </ul>
    <//>
    <${Rule} of=${c} id="s11-order" title="Milyen sorrendben">
      <p>Először a pont, az érme, a teve és az áru jön, aztán a választott áru, a városbónusz, a fekete kocka, a húzott szerződés, végül a mozgás. Ha ezek valamelyike maga is jutalmat hoz, az előbb jön, mint ami az elsőből még hátravan.</p>
      <p>A mozgásról lemondhatsz, és arról a szerződésről is, amelynek nincs helye. Minden mást megkapsz.</p>
    <//>
    <${Rule} of=${c} id="s11-room" title="Húzott szerződés, ha nincs hely">
      <p>A speciális pakliból húzott szerződést mindenki látja. Ha ${counted(taking.active_places, "helyed")} mind foglalt, vagy az egyik régit teszed a pakli aljára, és megtartod az újat, vagy lemondasz az újról, és az kerül a pakli aljára.
        Amíg el nem döntötted, a pakli mellett van.</p>
    <//>
    <${Rule} of=${c} id="s11-pile" title="A speciális pakli">
      <p>Mindenki látja, hány szerződés van benne, a sorrendjüket senki sem. Húzni felülről kell; a letett szerződések és a forduló végén a táblán maradtak alulra kerülnek. Ha a pakli üres, nincs mit húzni.</p>
    <//>
    <${Rule} of=${c} id="s11-bonuses" title="Városbónuszok">
      <p>Az alapjátékban minden lapka a betűjével jelölt városra kerül:</p>
      <${Bonuses} of=${c} tell=${things} name=${(/** @type {string} */ id) => place(c, id)} />
    <//>
    <${Rule} of=${c} id="s11-outposts" title="Előőrsbónuszok">
      <p>Mind ${az(kinds.large)} nagyvárosban egy-egy van közülük, összesen ${outposts.size} létezik; a többi nincs játékban. Az a játékos viszi el, egyetlenegyszer, akinek ott elsőként lesz állomása.</p>
      <${Outposts} of=${c} tell=${things} />
    <//>
    <${Rule} of=${c} id="s11-starting" title="Kezdő szerződések">
      <p>Mindenki egyet kap közülük; a többi nincs játékban.</p>
      <${Contracts} contracts=${starting} tell=${things} />
    <//>
    <${Rule} of=${c} id="s11-contracts" title=${`A többi szerződés (${others.length})`}>
      <${Contracts} contracts=${others} tell=${things} />
    <//>`;
}

/** What each sign means. @type {Record<string, string>} */
const SIGNS = {
  coin: "érme",
  camel: "teve",
  pepper: "bors, ez áru",
  silk: "selyem, ez áru",
  gold: "arany, ez áru",
  vp: "pont",
  any_good: "ennyi tetszőleges áru, lehet egyforma vagy különböző",
  two_different_goods: "két áru két különböző fajtából",
  contract: "a speciális pakli felső szerződése",
  black_die: "egy fekete kocka a tábláról, azonnal dobsz vele; ha már nincs, semmi",
  move: "bónuszmozgás legfeljebb ennyi lépéssel",
  other_city_bonus: "egy tetszőleges másik kisváros bónusza; ott nem kell állomásod legyen",
  own_city_bonus: "ennyi különböző olyan kisváros bónusza, ahol állomásod van",
};

/** @param {Reading} c */
export function characters(c) {
  const facts = factsOf(c.components);
  const { threshold, milestones, setup, scoring } = facts;
  const [last, bonus] = milestones.at(-1) ?? [0, 0];
  const found = (/** @type {string} */ id) => facts.characters.get(id);
  const start = (/** @type {string} */ id) => gained(found(id)?.round_start ?? {});
  const shares = Object.entries(found("mercator")?.when_others_use ?? {});
  const { path, jumps, coins: due } = jump(c.components);
  const way = ["venezia", ...path];
  return html`
    <p>Mindenkinek van egy karaktere. A képessége az egész játékban érvényes, és erősebb a többi szabálynál. Összesen ${facts.characters.size} karakter van.</p>
    <${Rule} of=${c} id="s12-rashid" title=${titled(c, "rashid")}>
      <p>Nem dobsz. Valahányszor kockát raksz le, te döntöd el az értékét, a feketéét is. Addig nincs értéke, ezért <b>nem dobhatod újra, és el sem fordíthatod</b>. Foglalt mezőért a választott érték szerint fizetsz: az 5 érméért 1-es értékkel csak egy érmét.
        Kárpótlást sosem kapsz. Rajtad kívül senki sem választhat értéket.</p>
    <//>
    <${Rule} of=${c} id="s12-matteo" title=${titled(c, "matteo")}>
      <p>Tiéd a fehér kocka: 6 kockával dobsz, és a kárpótlás határába (${threshold}) mind beleszámít. Minden forduló elején felhúzod a speciális pakli felső szerződését. Ha nincs helye, <a href="#s11-room">helyet csinálsz, vagy lemondasz róla</a>.</p>
    <//>
    <${Rule} of=${c} id="s12-berke" title=${titled(c, "berke")}>
      <p>Sosem fizetsz a foglalt mezőkért. Minden más rád is vonatkozik: minden szín egyszer, a Kán értékei és helyei, az utazás ára, a lezárt városkártyák.</p>
    <//>
    <${Rule} of=${c} id="s12-mercator" title=${titled(c, "mercator")}>
      <p>Valahányszor egy <b>másik</b> játékos a bazárba megy, kapsz egyet abból a tevéből, borsból, selyemből vagy aranyból, amelyikért ment, bármelyik sort választotta is. Rögtön megkapod, amint a kockák a helyükön vannak. A saját akcióid, a pénzeszsák és a városkártyák semmit sem hoznak. A játékosok számától függ, melyik lapkád van:</p>
      <ul>${shares.map(([players, share]) => html`<li key=${players}><b>${players} játékos:</b> ${list([`${counted(share.bazaar, "darab")} a bazárnál`, ...told(share.khan, "ha más a Kánhoz megy"), ...told(share.take5, "ha más 5 érmét vesz el")])}.</li>`)}</ul>
    <//>
    <${Rule} of=${c} id="s12-kubilai" title=${titled(c, "kubilai")}>
      <p>A bábud Pekingben kezd, és az egyik állomásod ott a legtöbbet érő helyen áll: ${counted(scoring.beijing[0], "pont")}. Ez az első állomásod. Aki később érkezik, annak ${list(scoring.beijing.slice(1).map(String))} pont jut.</p>
    <//>
    <${Rule} of=${c} id="s12-johannes" title=${titled(c, "johannes")}>
      <p>Minden forduló elején kapsz ${start("johannes")}. Mozgáskor bármelyik oázisból <b>bármelyik másik oázisba</b> léphetsz. Ez egyetlen lépés, és nincs útiköltsége. Utána továbbmehetsz, újra ugorhatsz, vagy ott is megállhatsz.</p>
      <${Chart} of=${c} way=${way} who="anna" label=${`A térkép az útvonallal: ${way.map((id) => place(c, id)).join(" – ")}; a két oázis közötti lépés ugrás`} />
      <p>${NAMES.anna} ${counted(path.length, "lépésért")} ${gained({ coin: due })} fizet, és ebből ${jumps.length} ugrás: ${way.map((id) => place(c, id)).join(" – ")}.</p>
    <//>
    <${Rule} of=${c} id="s12-wilhelm" title=${titled(c, "wilhelm")}>
      <p>A sajátjaid mellé kapsz ${counted(found("wilhelm")?.extra_posts ?? 0, "fekete állomást")}; összesen ${setup.trading_posts + (found("wilhelm")?.extra_posts ?? 0)} van. Minden olyan városban és Pekingben is leraksz egyet, ahol bármilyen mozgás közben <b>áthaladsz</b>. Ezek bónuszait az út végén kapod meg, abban a sorrendben, ahogy leraktad őket. ${Az(last)}. állomásért azonnal jár még ${counted(bonus, "pont")}.</p>
    <//>
    <${Rule} of=${c} id="s12-niccolo" title=${titled(c, "niccolo_marco")}>
      <p>Neked ${counted(found("niccolo_marco")?.figures ?? 0, "bábud")} van, és minden forduló elején kapsz ${start("niccolo_marco")}. Egy mozgás lépéseit eloszthatod köztük. Mindent előre kifizetsz, és mindegyik bábu, amelyik lépett, megérkezik oda, ahol megáll.
        Egy városban ketten is csak egy állomást raknak le.</p>
    <//>`;
}

/** A character with the signs of the tile. @param {Reading} c @param {string} id */
const titled = (c, id) => html`${character(c, id)} <${CharacterEmblem} id=${id} />`;

/** @param {Record<string, number>} share @param {string} when */
const told = (share, when) => (Object.keys(share).length ? [`${things(share)}, ${when}`] : []);
