/* Shows what is pushed while no page is open, and opens it. Pages register it once their reader turns push on. */

self.addEventListener("push", (event) => {
  const { notification } = event.data.json();
  const { title, body, lang, tag, navigate } = notification;
  const shown = { body, lang, tag, icon: "/icon-192.png", data: { navigate } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.navigate));
});

/* A page that has typed text in it is not navigated away from: it is brought to the front only where it already shows the address. */
async function open(address) {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.url === url.href);
  if (page) await page.focus();
  else await self.clients.openWindow(url.href);
}
