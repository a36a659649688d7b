import type { Page } from "@playwright/test";
import sharp from "sharp";
import { untilKept } from "./kept-pages";
import { openAs } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { untilNothingIsFetched } from "@/e2e/kit/hands";
import { talkUntil } from "@/e2e/voice/recording-hands";
import type { UpdateView } from "@/lib/updates/view";
import { shortcutPaths } from "@/lib/shared/paths/shortcut-paths";
import * as en from "@/messages/en";
import { startBadLine } from "@/sandbox/http/bad-line";

test("a release while somebody writes and records without a signal is offered, and loses nothing", async ({
  newPerson,
  server,
  problems,
  ownSite: { rosa, project },
}) => {
  problems.expectProblem(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 404 .*_next\/static/,
  );
  await rosa.put("/api/user/recording-consent");
  let [isReleased, hasNewPage] = [false, false];
  const line = await startBadLine(server, ({ url }) => {
    // A page of the new build has its files.
    hasNewPage ||= isReleased && url === `/projects/${project}`;
    if (isReleased && !hasNewPage && url?.startsWith("/_next/static/")) return 404;
    return isReleased && url === "/service-worker.js" ? "newer" : "none";
  });
  const page = await newPerson({
    serviceWorkers: "allow",
    baseURL: line.url,
    viewport: { width: 390, height: 844 },
  });
  await openAs(page, rosa, project);
  await untilKept(page, `/projects/${project}`);
  await untilNothingIsFetched(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: en.camera.take }).click();
  const sheet = page.getByRole("dialog", { name: en.updates.addUpdate });
  const create = { width: 900, height: 675, channels: 3, background: "#7a6a58" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await sheet
    .locator("input[multiple]:not([capture])")
    .setInputFiles({ name: "beam.jpg", mimeType: "image/jpeg", buffer });
  await sheet.getByRole("textbox", { name: en.updates.write }).fill("Beam is in and level.");
  await sheet.getByRole("button", { name: en.recorder.record }).click();
  const recorder = page.getByRole("dialog", { name: "Harlow Street" });
  await recorder.getByRole("button", { name: en.recorder.start }).click();
  await talkUntil(page, 1);

  isReleased = true;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await page.context().setOffline(false);
  await page.evaluate(async () => {
    Object.assign(window, { isSamePage: true });
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
    await (await navigator.serviceWorker.ready).update();
    await changed;
    // A part of the page that only the build before had.
    const script = document.createElement("script");
    script.src = "/_next/static/chunks/of-the-build-before.js";
    document.head.append(script);
  });
  await expect(page.getByText(en.errorPages.outdatedTitle, { exact: true })).toBeVisible();
  await talkUntil(page, 4);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await recorder.getByRole("button", { name: en.recorder.stop }).click();
  await recorder.getByRole("button", { name: en.recorder.attach }).click();
  await sheet.getByRole("button", { name: en.common.close }).click();
  await page.getByRole("button", { name: en.errorPages.reload }).click();
  await page.getByRole("button", { name: "1 photo not posted yet" }).click();
  await expect(sheet.getByRole("textbox", { name: en.updates.write })).toHaveValue("Beam is in and level.");
  await expect(sheet.getByRole("group", { name: en.recorder.preview })).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(false);
  await sheet.getByRole("button", { name: en.camera.post }).click();
  const arrived = async () => {
    const { body } = await rosa.get<UpdateView[]>(`/api/projects/${project}/updates`);
    return body.map(({ content, photos, audioUrl }) => [content, photos.length, audioUrl !== null]);
  };
  await expect.poll(arrived, { timeout: 60_000 }).toEqual([["Beam is in and level.", 1, true]]);
  await page.close();
  line.stop();
});

test("after many releases a phone has the code of all that it keeps, and of what opens on demand", async ({
  newPerson,
  problems,
  ownSite: { rosa, project },
}) => {
  problems.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await rosa.put("/api/user/recording-consent");
  const page = await newPerson({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });
  await openAs(page, rosa, project);
  await untilKept(page, `/projects/${project}`);
  await untilKept(page, "/kept/last");
  // A busy machine is late with what opens on demand, which is fetched while the page is idle.
  await page.goto(shortcutPaths.lastProject({ start: "record" }));
  const recorder = page.getByRole("dialog", { name: "Harlow Street" });
  await expect(recorder).toBeVisible();
  await untilNothingIsFetched(page);
  await page.evaluate(async () => {
    const cache = await caches.open("assets");
    for (let at = 0; at < 600; at += 1)
      await cache.put(`/_next/static/chunks/of-another-build-${at}.js`, new Response(""));
  });
  await page.goto("/dashboard");
  await expect.poll(async () => (await codeOn(page)).ofOtherBuilds).toBe(0);
  await untilNothingIsFetched(page);
  expect((await codeOn(page)).missing).toEqual([]);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await page.context().setOffline(true);
  await page.goto(shortcutPaths.lastProject({ start: "record" }));
  await expect(recorder).toBeVisible();
});

/** How many files of other builds a phone has, and which it lacks of those that its pages name. */
async function codeOn(page: Page) {
  return page.evaluate(async () => {
    const files = (await (await caches.open("assets")).keys()).map(({ url }) => new URL(url).pathname);
    const named: string[] = [];
    for (const name of (await caches.keys()).filter((one) => one.startsWith("kept:")))
      for (const kept of await (await caches.open(name)).matchAll())
        named.push(...((await kept.text()).match(/\/_next\/static\/[^"'\\\s<>]+?\.(?:js|css|woff2)/g) ?? []));
    return {
      ofOtherBuilds: files.filter((path) => path.includes("of-another-build")).length,
      missing: named.filter((path) => !files.includes(path)),
    };
  });
}
