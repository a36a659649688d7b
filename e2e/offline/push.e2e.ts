import { expect, test } from "@/e2e/kit/fixtures";
import { signIn } from "@/e2e/kit/new-site";
import { SERVICE_WORKER } from "@/lib/shared/paths/api-path";

test.use({ serviceWorkers: "allow" });

interface Shown {
  title: string;
  data: { navigate: string };
}

/** The push worker's global scope, whose window the browser of the tests does not open. */
declare const worker: {
  shown: Shown[];
  opened: string[];
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: { openWindow: (url: string) => Promise<void> };
  dispatchEvent: (event: Event) => void;
};

test("a push is shown by the worker while no page does, and a press opens the item", async ({
  page,
  server,
  crew: { rosa, projectId },
}) => {
  await signIn(page, rosa);
  await page.goto("/settings/notifications");
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await page.evaluate(async (path) => {
    await navigator.serviceWorker.register(path);
    await navigator.serviceWorker.ready;
  }, SERVICE_WORKER);
  // It may be reported after the page says that it is ready.
  const running = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent("serviceworker"));
  // This browser shows no notifications: what the worker asks it for is recorded.
  await running.evaluate(() => {
    const scope = globalThis as unknown as typeof worker;
    Object.assign(scope, { shown: [], opened: [] });
    scope.registration.showNotification = (title, options) => {
      scope.shown.push({ title, ...options } as Shown);
      return Promise.resolve();
    };
    scope.clients.openWindow = (url) => {
      scope.opened.push(url);
      return Promise.resolve();
    };
  });
  const navigate = `${server.url}/projects/${projectId}`;
  const notification = { title: "Mateo asks", body: "Harlow Street", lang: "en", tag: "1", navigate };
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: server.url,
    registrationId: await registrationId,
    data: JSON.stringify({ web_push: 8030, notification }),
  });
  const shown = () => running.evaluate(() => (globalThis as unknown as typeof worker).shown);
  await expect.poll(shown).toMatchObject([{ title: "Mateo asks", body: "Harlow Street", tag: "1" }]);
  const opened = await running.evaluate(async () => {
    const scope = globalThis as unknown as typeof worker;
    let done: Promise<void> | undefined;
    const pressed = Object.assign(new Event("notificationclick"), {
      notification: { ...scope.shown[0], close: () => undefined },
      waitUntil: (opening: Promise<void>) => (done = opening),
    });
    scope.dispatchEvent(pressed);
    await done;
    return scope.opened;
  });
  expect(opened).toEqual([navigate]);
});
