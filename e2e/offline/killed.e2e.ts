import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { choosePhoto, Phone, picture } from "./phone";
import { sendButton, write, writing } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { untilNothingIsFetched } from "@/e2e/kit/hands";
import { signIn } from "@/e2e/kit/new-site";
import type { UpdateView } from "@/lib/updates/view";
import * as en from "@/messages/en";

test("a killed browser gives back words and photos of the last minute, and does not offer again what was posted", async ({
  server,
  ownSite: { rosa, project },
}) => {
  const phone = new Phone(server.url);
  await signIn(await phone.start(), rosa);
  // Ended and started, since a browser writes its session down within half a minute.
  const page = await phone.open(`/projects/${project}`, 3);
  await untilNothingIsFetched(page);
  await write(page, en, "Gas smell");
  const sheet = await choosePhoto(page, await picture());
  await expect(sheet.locator("img")).toBeVisible();
  await expect.poll(() => textInDatabase(page)).toBe("Gas smell");

  const again = await phone.open(`/projects/${project}`, 2);
  await expect(writing(again, en)).toHaveValue("Gas smell");
  const photos = again.getByRole("button", { name: "1 photo not posted yet" });
  await expect(photos).toBeVisible();
  await untilNothingIsFetched(again);
  // The browser writes it down again only in a minute.
  await expect.poll(() => isWrittenDown(phone, "Gas smell"), { timeout: 30_000 }).toBe(true);
  await sendButton(again, en).click();
  await expect(again.getByText(en.updates.posted).first()).toBeVisible();
  expect(await textInDatabase(again)).toBe("");

  const { body: updates } = await rosa.get<UpdateView[]>(`/api/projects/${project}/updates`);
  expect(updates[0]).toMatchObject({ content: "Gas smell", photos: [{ width: 1600 }] });

  const last = await phone.open(`/projects/${project}`, 2);
  await expect(last.getByRole("listitem").getByText("Gas smell")).toBeVisible();
  await expect(writing(last, en)).toHaveValue("");
  await expect(last.getByRole("button", { name: en.camera.take })).toBeVisible();
  await phone.stop();
});

/** The text in the database of words; undefined where there is none. */
function textInDatabase(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("drafts")) return undefined;
    return new Promise<string | undefined>((found, fail) => {
      const opening = indexedDB.open("drafts");
      opening.onerror = fail;
      opening.onsuccess = () => {
        const reading = opening.result.transaction("words").objectStore("words").getAll();
        reading.onsuccess = () => {
          opening.result.close();
          found((reading.result as { text: string }[])[0]?.text);
        };
      };
    });
  });
}

/** Whether the browser's `localStorage` is on the disk with a text. */
function isWrittenDown({ profile }: Phone, text: string): boolean {
  const folder = join(profile, "Default/Local Storage/leveldb");
  return readdirSync(folder).some(
    (name) => name.endsWith(".log") && readFileSync(join(folder, name)).includes(text),
  );
}
