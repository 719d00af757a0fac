// Keeps the files of the page, so that it starts without a network after the first visit.  A new
// version is fetched whole before it takes the place of the one that is kept.
const PREFIX = "accessible-uno-";

const described = () => fetch("files.json", { cache: "no-cache" }).then((answer) => answer.json());

self.addEventListener("install", (event) => {
  event.waitUntil(
    described().then(async ({ version, all }) => {
      const kept = await caches.open(PREFIX + version);
      await kept.addAll([".", "files.json", ...all.filter((name) => name !== "offline.js")]);
      await self.skipWaiting();
    }),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    described()
      .then(async ({ version }) => {
        const former = (await caches.keys()).filter(
          (name) => name.startsWith(PREFIX) && name !== PREFIX + version,
        );
        await Promise.all(former.map((name) => caches.delete(name)));
      })
      .catch(() => {})
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(
    caches
      .match(event.request, { ignoreSearch: true })
      .then((kept) => kept ?? fetch(event.request)),
  );
});
