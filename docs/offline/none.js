// In place of the worker where the site changes all the time: takes away what an earlier one has kept here.
const prefix = `sushigo-rules ${new URL(self.registration.scope).pathname} `;

async function forgetAll() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({ type: "window" });
  await self.registration.unregister();
  // Not waited for: the pages wait for this worker.
  for (const page of pages) page.navigate(page.url).catch(() => {});
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(forgetAll()));
