/** Who sits where: a list that host and guests arrange by dragging or by the buttons of each row's menu. */

import { useRef, useState } from "preact/hooks";
import { ApiError, api, entropy } from "../lib/api.js";
import { useDragging } from "../lib/dragging.js";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { rememberLuck } from "../lib/luck.js";
import { NAME_LENGTH } from "../lib/me.js";
import { exchanged, movedOrder, shiftOf } from "../lib/order.js";
import { pigment } from "../lib/pigment.js";
import { useFocusOnce } from "../lib/use.js";
import { Emblem, IconButton } from "../parts/controls.js";
import { Icon } from "../parts/icon.js";
import { levelText } from "../parts/levels.js";
import { Menu } from "../parts/menu.js";
import { errorText } from "../parts/refusal.js";

/** @import {GameInfo, Seat, SeatInfo} from "../lib/protocol.js" */
/** @import {Item} from "../parts/menu.js" */
/** @import {TableStore} from "../table/store.js" */

/** @typedef {{store: TableStore, game: GameInfo, host: boolean}} Props */

/** @param {Props} props */
export function Seats({ store, game, host }) {
  const t = texts();
  const { seats } = store.table.value;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const { drag, handlers } = useDragging(
    list,
    "y",
    (from, to) => void store.act({ do: "order", seats: movedOrder(seats.length, from, to) }),
  );
  const most = Math.max(...game.seats);
  return html`<section class="k-card setup__card" aria-labelledby="seats-head">
    <h2 id="seats-head">${t("seats-title")}</h2>
    <p>${t(host ? "seats-lead-host" : "seats-lead")}</p>
    <ol class="chairs" ref=${list}>
      ${seats.map(
        (
          seat,
        ) => html`<${Chair} key=${seat.seat} store=${store} game=${game} host=${host} seat=${seat} shift=${shiftOf(drag, seat.seat)}
          grip=${host && seats.length > 1 && handlers(seat.seat)} />`,
      )}
    </ol>
    ${
      host &&
      seats.length < most &&
      html`<div class="chair chair--open">
        <span class="chair__more"><${Icon} name="ui-plus" /></span>
        <span><b class="k-quiet">${t("one-more-seat", { n: seats.length + 1 })}</b><span class="k-caption">${t("game-seats", { least: Math.min(...game.seats), most })}</span></span>
        <button type="button" class="k-btn k-btn--quiet" onClick=${() => store.act({ do: "seats", count: nextCount(game, seats.length) })}>${t("open-seat")}</button>
      </div>`
    }
  </section>`;
}

/** @param {GameInfo} game @param {number} count */
const nextCount = (game, count) => Math.min(...game.seats.filter((n) => n > count));

// ── A chair ────────────────────────────────────────────────────────────────────────────────────

/** @param {Props & {seat: SeatInfo, shift: number, grip: any}} props */
function Chair({ store, game, host, seat, shift, grip }) {
  const own = store.seats.value.includes(seat.seat);
  const style = shift ? { transform: `translateY(${shift}px)` } : undefined;
  const shared = { store, game, host, seat, own };
  return html`<li class=${`chair ${seat.kind === "open" ? "chair--open" : ""}`} style=${style} data-dragged=${shift && grip ? "" : undefined}>
    ${grip && html`<span class="chair__grip" aria-hidden="true" ...${grip}><${Icon} name="ui-grip-vertical" /></span>`}
    <${Colours} ...${shared} />
    ${seat.kind === "open" ? html`<${FreeChair} ...${shared} />` : html`<${Sitting} ...${shared} />`}
  </li>`;
}

/** @typedef {Props & {seat: SeatInfo, own: boolean}} ChairProps */

/** @param {ChairProps} props */
function FreeChair({ store, game, host, seat }) {
  const t = texts();
  const [sharing, setSharing] = useState(false);
  const { seats, code } = store.table.value;
  /** @type {Item[]} */
  const items = [];
  if (code && store.seats.value.length)
    items.push({ label: t("sit-here-too"), icon: "ui-user-plus", run: () => setSharing(true) });
  if (host) {
    const fewer = game.seats.includes(seats.length - 1);
    items.push(...moves(store, seat.seat, t));
    items.push({
      label: t("take-chair-away"),
      icon: "ui-trash-2",
      run: () => store.act({ do: "seats", count: seats.length - 1 }),
      disabled: !fewer,
    });
  }
  if (sharing) return html`<${SitHere} store=${store} seat=${seat.seat} onDone=${() => setSharing(false)} />`;
  return html`<span class="chair__who"><b>${t("seat-free")}</b><span class="k-caption">${t(host ? "seat-free-host" : "seat-free-guest")}</span></span>
    <span class="chair__acts">
      ${host && html`<${AddBot} store=${store} game=${game} seat=${seat.seat} />`}
      ${items.length > 0 && html`<${More} seat=${seat.seat} label=${t("more-free", { n: seat.seat + 1 })} items=${items} />`}
    </span>`;
}

/** A second person at this very device takes a chair. @param {{store: TableStore, seat: Seat, onDone: () => void}} props */
function SitHere({ store, seat, onDone }) {
  const t = texts();
  const { id, code } = store.table.value;
  const [wrong, setWrong] = useState(/** @type {ApiError | null} */ (null));
  /** @param {string} name */
  const sit = async (name) => {
    try {
      const pinch = entropy();
      await api.join(code ?? "", { name, entropy: pinch, seat });
      rememberLuck(id, pinch);
      store.line.retry();
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(error);
    }
  };
  return html`<${NameForm} label=${t("their-name")} button=${t("sit-down")} onName=${sit} onCancel=${onDone} trouble=${wrong && errorText(wrong)} />`;
}

/** @param {{store: TableStore, game: GameInfo, seat: Seat}} props */
function AddBot({ store, game, seat }) {
  const t = texts();
  const add = (/** @type {string} */ level) => store.act({ do: "bot", seat, level });
  const words = html`<${Icon} name="ui-bot" /><span>${t("add-bot")}</span>`;
  if (game.bots.length === 1) {
    return html`<button type="button" class="k-btn" data-focus=${`bot-${seat}`} onClick=${() => add(game.bots[0])}>${words}</button>`;
  }
  const items = [...game.bots]
    .reverse()
    .map((level) => ({ label: levelText(game.id, level), icon: "ui-bot", run: () => add(level) }));
  return html`<${Menu} class="chair__bot" label=${t("add-bot")} focus=${`bot-${seat}`} items=${items}>${words}<//>`;
}

/** @param {ChairProps} props */
function Sitting({ store, game, host, seat, own }) {
  const t = texts();
  const [renaming, setRenaming] = useState(false);
  const { host: hostSeat } = store.table.value;
  const bot = seat.kind === "bot";
  /** @type {Item[]} */
  const items = [];
  if (own) items.push({ label: t("change-name"), icon: "ui-pencil", run: () => setRenaming(true) });
  if (host) items.push(...moves(store, seat.seat, t));
  if (host && bot) items.push(...levels(store, game, seat));
  if (host && bot)
    items.push({
      label: t("send-bot-away"),
      icon: "ui-x",
      run: () => store.act({ do: "bot", seat: seat.seat, level: null }),
    });
  if (host && !bot && !own)
    items.push({
      label: t("kick", { name: seat.name }),
      icon: "ui-log-out",
      run: () => store.act({ do: "kick", seat: seat.seat }),
    });
  if (own)
    items.push({
      label: t("leave-table"),
      icon: "ui-log-out",
      run: () => store.act({ do: "leave" }, seat.seat),
    });
  if (renaming) return html`<${Rename} store=${store} seat=${seat} onDone=${() => setRenaming(false)} />`;
  return html`<span class="chair__who"><b>${seat.name}</b><span class="k-caption">${who(store, game, seat, own, t)}</span></span>
    <span class="chair__acts">
      ${seat.seat === hostSeat && html`<span class="k-chip">${t("host")}</span>`}
      ${items.length > 0 && html`<${More} seat=${seat.seat} label=${t("more-of", { name: seat.name })} items=${items} />`}
    </span>`;
}

/** @param {{store: TableStore, seat: SeatInfo, onDone: () => void}} props */
function Rename({ store, seat, onDone }) {
  const t = texts();
  /** @param {string} name */
  const save = async (name) => {
    if (name === seat.name || (await store.act({ do: "name", name }, seat.seat)).ok) onDone();
  };
  return html`<${NameForm} label=${t("your-name")} button=${t("save")} name=${seat.name} onName=${save} onCancel=${onDone} />`;
}

/**
 * @param {{label: string, button: string, name?: string, onName: (name: string) => void, onCancel: () => void,
 *   trouble?: string | null}} props
 */
function NameForm({ label, button, name = "", onName, onCancel, trouble }) {
  const t = texts();
  const field = useFocusOnce();
  /** @param {any} event */
  const submit = (event) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("name")).trim();
    if (typed) onName(typed);
  };
  return html`<form class="chair__name" onSubmit=${submit} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && onCancel()}>
    <label class="k-field" data-wrong=${trouble ? "" : undefined}>
      <input name="name" maxlength=${NAME_LENGTH} defaultValue=${name} placeholder=${label} aria-label=${label} ref=${field} />
    </label>
    <button type="submit" class="k-btn k-btn--ink">${button}</button>
    <${IconButton} icon="ui-x" label=${t("cancel")} onClick=${onCancel} />
    ${trouble && html`<p class="chair__trouble" role="alert">${trouble}</p>`}
  </form>`;
}

/**
 * @param {TableStore} store
 * @param {GameInfo} game
 * @param {SeatInfo} seat
 * @param {boolean} own
 * @param {import("../lib/i18n.js").Texts} t
 */
function who(store, game, seat, own, t) {
  if (seat.kind === "bot")
    return html`<${Icon} name="ui-bot" />${t("bot-line", { level: levelText(game.id, seat.level ?? "") })}`;
  const here = own || store.here.value.seats.includes(seat.seat);
  const dot = html`<span class=${`k-presence ${here ? "" : "k-presence--away"}`}></span>`;
  const host = seat.seat === store.table.value.host;
  const words = own
    ? host
      ? "it-is-you-host"
      : "it-is-you"
    : here
      ? host
        ? "is-here-host"
        : "is-here"
      : "is-away";
  return html`${dot}${t(words)}`;
}

/**
 * @param {TableStore} store
 * @param {Seat} seat
 * @param {import("../lib/i18n.js").Texts} t
 * @returns {Item[]}
 */
function moves(store, seat, t) {
  const count = store.table.value.seats.length;
  const to = (/** @type {number} */ place) => () =>
    store.act({ do: "order", seats: movedOrder(count, seat, place) });
  return [
    { label: t("move-up"), icon: "ui-arrow-up", run: to(seat - 1), disabled: seat === 0 },
    { label: t("move-down"), icon: "ui-arrow-down", run: to(seat + 1), disabled: seat === count - 1 },
  ];
}

/**
 * @param {TableStore} store
 * @param {GameInfo} game
 * @param {SeatInfo} seat
 * @returns {Item[]}
 */
function levels(store, game, { seat, level }) {
  if (game.bots.length < 2) return [];
  return [...game.bots].reverse().map((one) => ({
    label: levelText(game.id, one),
    checked: one === level,
    run: () => store.act({ do: "bot", seat, level: one }),
  }));
}

/** @param {{seat: Seat, label: string, items: Item[]}} props */
function More({ seat, label, items }) {
  return html`<${Menu} class="k-btn--icon" label=${label} focus=${`more-${seat}`} items=${items}><${Icon} name="ui-ellipsis" /><//>`;
}

// ── Colours ────────────────────────────────────────────────────────────────────────────────────

/** A button for each figure of the seat; the holder and the host choose. @param {ChairProps} props */
function Colours({ store, game, host, seat, own }) {
  const t = texts(game.id);
  const all = store.table.value.seats.flatMap(({ colours }) => colours);
  if (seat.kind === "open")
    return html`<span class="chair__c chair__c--open"><${Icon} name="ui-armchair" /></span>`;
  return html`<span class="chair__cs">
    ${seat.colours.map((colour, i) => {
      const emblem = html`<${Emblem} pigment=${pigment(colour)} />`;
      if (!own && !host) return html`<span class="chair__c" key=${i}>${emblem}</span>`;
      const items = game.colours.map((one) => ({
        label: t(`colour-${one}`),
        checked: one === colour,
        disabled: one !== colour && all.includes(one) && !seat.colours.includes(one),
        run: () => store.act({ do: "colours", seat: seat.seat, colours: exchanged(seat.colours, i, one) }),
      }));
      const label = t("colour-of", { name: seat.name, colour: t(`colour-${colour}`) });
      return html`<${Menu} key=${i} class="chair__c" label=${label} focus=${`colour-${seat.seat}-${i}`} items=${items}>${emblem}<//>`;
    })}
  </span>`;
}
