// Keeps one language of the site on the device: all of it or nothing, and never two versions mixed.
// The build writes STORED before this: {version, others: the folders of the languages that lie below this one,
// files: {path from the root of this language: first half of the file's SHA-256 in hexadecimal}}.
// Path "" and paths with a slash at the end are pages.
const root = new URL(self.registration.scope);
// One host may have several sites, and this site has several languages.
const prefix = `sushigo-rules ${root.pathname} `;
const name = prefix + STORED.version;
const LANES = 4;

/** The path of an address from the root of this language, as in STORED.files; null when it is not below that. */
function pathOf(address) {
  const url = new URL(address);
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return null;
  return url.pathname.slice(root.pathname.length).replace(/(^|\/)index\.html$/, "$1");
}

const isKept = (path) => path !== null && Object.hasOwn(STORED.files, path);
const kept = (path) => caches.match(new URL(path, root), { cacheName: name });

async function hashOf(answer) {
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Put one file into the new cache: from an old one when it has not changed, else from the network. */
async function keep(cache, old, path, hash) {
  const address = new URL(path, root);
  for (const before of [cache, ...old]) {
    const answer = await before.match(address);
    if (answer && await hashOf(answer) === hash) return before === cache ? undefined : cache.put(address, answer);
  }
  const answer = await fetch(address, { cache: "no-cache", priority: "low" });
  // The hash is asked for, not the status: some hosts answer 404.html with 404. Two versions on a host fail here.
  if (await hashOf(answer) !== hash) throw new Error(`expected ${address} of version ${STORED.version}, found another`);
  // A response made anew: one that was redirected may not answer a navigation.
  const type = answer.headers.get("Content-Type") ?? "application/octet-stream";
  return cache.put(address, new Response(await answer.arrayBuffer(), { headers: { "Content-Type": type } }));
}

/** What a stopped attempt has put into the new cache stays and is taken by the next one. */
async function keepAll() {
  const names = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name);
  const old = await Promise.all(names.map((other) => caches.open(other)));
  const cache = await caches.open(name);
  const files = Object.entries(STORED.files);
  const lane = async () => { while (files.length) await keep(cache, old, ...files.shift()); };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function forgetOthers() {
  const names = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name);
  await Promise.all(names.map((other) => caches.delete(other)));
}

/** The answer to a reader who goes to an address; undefined leaves it to the browser. */
function answerPage(request, path) {
  if (isKept(path)) return fromOwn(request, path);
  const { search } = new URL(request.url);
  const withSlash = new URL(`${path}/${search}`, root);
  if (isKept(`${path}/`)) return Response.redirect(withSlash);
  // Another language is its own worker's, which does not see its address without the slash.
  if (STORED.others.includes(`${path}/`)) return fetch(request).catch(() => Response.redirect(withSlash));
  if (STORED.others.some((folder) => path.startsWith(folder))) return undefined;
  return fetch(request).catch(() => kept("503.html"));
}

const fromOwn = async (request, path) => await kept(path) ?? fetch(request);

/** The answer to what a page asks for. */
async function answerPart(event, path) {
  const client = await self.clients.get(event.clientId);
  // A page of this version gets files of this version; one from the network, which may be newer, gets them from there.
  if (isKept(path) && (!client || isKept(pathOf(client.url)))) return fromOwn(event.request, path);
  // A page in two languages finds the other one on the network, and without that where its worker has put it. It may
  // be of another version than the page: each is whole, and they are put together by ids, which never change.
  return fetch(event.request).catch(async (error) => {
    const answer = await (isKept(path) ? kept(path) : caches.match(event.request, { ignoreSearch: true }));
    if (answer) return answer;
    throw error;
  });
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
// The page of the first visit is taken over too, so that it works without a network from now on. When the host has
// changed since it was loaded, it gets new files, as it would without a worker: those it was loaded with are nowhere.
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));
self.addEventListener("message", (event) => { if (event.data === "take over") self.skipWaiting(); });
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || new URL(url).origin !== root.origin) return;
  const answer = mode === "navigate" ? answerPage(event.request, pathOf(url)) : answerPart(event, pathOf(url));
  if (answer) event.respondWith(answer);
});
