import sharp from "sharp";
import { untilKept } from "./kept-pages";
import { openAs } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { untilNothingIsFetched } from "@/e2e/kit/hands";
import { newSite } from "@/e2e/kit/new-site";
import { talkUntil } from "@/e2e/voice/recording-hands";
import type { UpdateView } from "@/lib/updates/view";
import en from "@/messages/en";
import { startBadLine } from "@/sandbox/http/bad-line";

test("a release while somebody writes and records without a signal is offered, and loses nothing", async ({
  newPerson,
  server,
  problems,
}) => {
  problems.expectProblem(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 404 .*_next\/static/,
  );
  const { rosa, project } = await newSite(server);
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
