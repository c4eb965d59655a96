// Lets people go on without a connection, and leads from a notification ("your turn") to the table that it speaks of.
// It keeps the page itself, and answers about what is over or the same for everybody: boxes, lessons, puzzles, finished
// games. Nothing of a lobby or a table is ever kept. VERSION and FILES are put before this by build.mjs; each version has
// a cache of its own, so that nobody sees an old page with new answers, or the other way round.
const KEPT = `tamaya-${VERSION}`;
const BASE = new URL(".", location.href).pathname.slice(0, -1); // the path under which the page is hosted
const PAGE = `${BASE}/`;
const ANSWERS = /^\/api\/(editions|lessons(\/[\w-]+)?|puzzles(\/\w+)?|games(\/(?!files$)[\w-]+(\/(seen|review))?)?)$/;
const PERSONAL = /^\/api\/(puzzles|games|lessons$)/;
const HASHED = /-[0-9A-Za-z]{8}\.\w+$/; // a file whose name changes with its content
const MOST = 200; // answers

/** Seen from the page's own root. */
const pathOf = ({ url }) => new URL(url).pathname.slice(BASE.length);
const find = async (request) => (await caches.open(KEPT)).match(request, { ignoreVary: true });

async function put(request, answer) {
  const cache = await caches.open(KEPT);
  await cache.put(request, answer);
  const answers = (await cache.keys()).filter((one) => ANSWERS.test(pathOf(one)));
  for (const old of answers.slice(0, Math.max(0, answers.length - MOST))) await cache.delete(old);
}

async function forget(which) {
  const cache = await caches.open(KEPT);
  for (const one of await cache.keys()) if (which(one)) await cache.delete(one);
}

/** The newest answer; without a connection the last one, and it says that it is. */
async function answered(event) {
  const { request } = event;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) event.waitUntil(put(request, fresh.clone()));
    else if (fresh.status < 429) event.waitUntil(forget((one) => one.url === request.url)); // it may be private by now
    return fresh;
  } catch (error) {
    const kept = await find(request);
    if (!kept) throw error;
    return new Response(kept.body, { headers: { "content-type": "application/json", "x-kept": "yes" } });
  }
}

async function fileOf(event) {
  const kept = await find(event.request);
  if (kept) return kept;
  const fresh = await fetch(event.request);
  if (fresh.ok) event.waitUntil(put(event.request, fresh.clone()));
  return fresh;
}

/** The newest page. Whatever it is about, it can say itself that there is no connection. */
async function pageOf(request) {
  try {
    const fresh = await fetch(request);
    return fresh.status < 500 ? fresh : ((await find(PAGE)) ?? fresh);
  } catch (error) {
    const kept = await find(PAGE);
    if (!kept) throw error;
    return kept;
  }
}

self.addEventListener("install", (event) => {
  const asked = [PAGE, ...FILES.map((file) => BASE + file)].map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(asked)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const drop = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(drop());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin } = new URL(request.url);
  const pathname = pathOf(request);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(pageOf(request));
  else if (ANSWERS.test(pathname)) event.respondWith(answered(event));
  else if (HASHED.test(pathname) || FILES.includes(pathname)) event.respondWith(fileOf(event));
});

/** What the page will need without a connection; or that somebody else sits before it now. */
self.addEventListener("message", (event) => {
  const { keep, forget: other } = event.data;
  const fetched = async (file) => {
    if (HASHED.test(file) && (await find(file))) return;
    const fresh = await fetch(file).catch(() => null);
    if (fresh?.ok) await put(file, fresh);
  };
  if (other) event.waitUntil(forget((one) => PERSONAL.test(pathOf(one))));
  if (keep) event.waitUntil(Promise.all(keep.map(fetched)));
});

/** What the server says while the page is closed, or open: each table has one note, the newest. */
async function show(data) {
  const { title, body, url, tag, count } = data.json();
  await self.registration.showNotification(title, {
    body,
    tag,
    data: location.origin + BASE + url,
    icon: `${BASE}/icon-512.png`,
  });
  await navigator.setAppBadge?.(count).catch(() => undefined); // not everywhere
}

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

async function openTable(url) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === url);
  return there ? there.focus() : clients.openWindow(url);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  void navigator.clearAppBadge?.();
  event.waitUntil(openTable(event.notification.data));
});
