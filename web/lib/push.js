/** Push messages of this browser: whether it has them, and where they are to be sent. */

/** @typedef {{endpoint: string, p256dh: string, auth: string}} PushTarget */

/** Why this browser cannot be told by push: a `way-why-…` text; null where it can. */
export function pushTrouble() {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return "no_push";
  return Notification.permission === "denied" ? "denied" : null;
}

/**
 * Asks the person, then the browser's push service. To be called from a click.
 * @param {string} key  the house's, in base64
 * @returns {Promise<PushTarget | null>} null where the person said no
 */
export async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytes(key);
  // One of another key, from before the house's keys were made anew, would hold this one back.
  const former = await pushManager.getSubscription();
  if (former && !same(former.options.applicationServerKey, applicationServerKey)) await former.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** @param {string} base64  of URLs, without padding */
function bytes(base64) {
  const plain = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** @param {ArrayBuffer | null} one @param {Uint8Array} other */
function same(one, other) {
  return one !== null && new Uint8Array(one).every((byte, i) => byte === other[i]);
}
