import sharp from "sharp";
import { openAs } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { untilNothingIsFetched } from "@/e2e/kit/hands";
import { newSite } from "@/e2e/kit/new-site";
import en from "@/messages/en";

const TIMES = ["16:15:00", "16:16:30", "16:19:05"];

test.use({ viewport: { width: 390, height: 844 } });

test("photos that are posted without a signal arrive once, in order, with their times, though the page is killed", async ({
  page,
  context,
  server,
  problems,
}) => {
  problems.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { rosa, project } = await newSite(server);
  await openAs(page, rosa, project);
  await untilNothingIsFetched(page);
  const files = await Promise.all(TIMES.map(takenAt));
  await context.setOffline(true);
  const camera = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: en.camera.take }).click();
  await camera;
  const sheet = page.getByRole("dialog", { name: en.updates.addUpdate });
  await sheet.locator("input[multiple]:not([capture])").setInputFiles(files);
  await expect(sheet.getByRole("button", { name: /^Remove photo/ })).toHaveCount(TIMES.length);
  await sheet.getByRole("button", { name: en.camera.post }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(en.outbox.states.onPhone, { exact: true })).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto("/waiting");
  const arrived = async () => {
    const { body } = await rosa.get<{ photos: { takenAt: string }[] }[]>(`/api/projects/${project}/updates`);
    return body.map(({ photos }) => photos.map((photo) => photo.takenAt.slice(11, 19)));
  };
  await expect(next.getByText(en.outbox.nothing)).toBeVisible({ timeout: 60_000 });
  expect(await arrived()).toEqual([TIMES]);
});

/** A photo of 12 megapixels as a phone's camera makes it. */
async function takenAt(time: string) {
  const picture = { width: 4032, height: 3024, channels: 3 as const, background: "#7a6a58" };
  const buffer = await sharp({ create: picture })
    .withExif({ IFD2: { DateTimeOriginal: `2024:01:20 ${time}`, OffsetTimeOriginal: "+00:00" } })
    .jpeg()
    .toBuffer();
  return { name: `${time}.jpg`, mimeType: "image/jpeg", buffer };
}
