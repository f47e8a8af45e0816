/**
 * The service worker: shows notices that come by push, and leads to their table. It keeps nothing, and says
 * nothing but where this browser is to be told from now on; the words come with the message, in the language
 * of whoever asked for it.
 */

/** What the server sends. @typedef {{title: string, body: string, path: string, lang: string}} Notice */

const worker = /** @type {any} */ (globalThis);

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (/** @type {any} */ event) => {
  /** @type {Notice} */
  const { title, body, path, lang } = event.data.json();
  const look = {
    body,
    lang,
    tag: path,
    renotify: true,
    icon: "/icon.png",
    badge: "/badge.png",
    data: { path },
  };
  event.waitUntil(worker.registration.showNotification(title, look));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => {
  event.waitUntil(move(event.oldSubscription, event.newSubscription));
});

/**
 * Tells the house that the push service has given this browser another address. Not every browser makes the
 * new subscription by itself.
 * @param {PushSubscription | null} former @param {PushSubscription | null} made
 */
async function move(former, made) {
  if (!former) return;
  const now = made ?? (await worker.registration.pushManager.subscribe(former.options));
  const { endpoint, keys } = now.toJSON();
  const target = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
  await fetch("/api/notices/browser", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ former: former.endpoint, target }),
  });
}

/** Goes to the tab that has the page open, else opens one. @param {string} path */
async function open(path) {
  const { href } = new URL(path, worker.location.origin);
  const tabs = await worker.clients.matchAll({ type: "window" });
  const tab = tabs.find((/** @type {any} */ { url }) => url === href);
  return tab ? tab.focus() : worker.clients.openWindow(href);
}
