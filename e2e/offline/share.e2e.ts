import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { keptIn, untilKept } from "./kept-pages";
import { openAs } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { untilNothingIsFetched } from "@/e2e/kit/hands";
import { signIn } from "@/e2e/kit/new-site";
import { shortcutPaths } from "@/lib/shared/paths/shortcut-paths";
import type { UpdateView } from "@/lib/updates/view";
import * as en from "@/messages/en";
import { join } from "@/sandbox/fixtures/cast";
import { signUp } from "@/sandbox/http/http-client";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

test.beforeEach(({ problems }) => {
  problems.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CACHE_MISS|Failed to fetch/);
});

interface SharedFile {
  name: string;
  type: string;
  bytes: Buffer;
}

test("photos, a recording and a text from another app become one update of a project, without a signal too", async ({
  page,
  context,
  ownSite: { rosa, project, business },
}) => {
  await openAs(page, rosa, project);
  await untilKept(page, `/projects/${project}`);
  // Its page is not on the phone.
  await rosa.post("/api/projects", { businessId: business, name: "Elm Avenue" });
  await page.goto(shortcutPaths.share());
  await untilKept(page, shortcutPaths.share());
  await untilNothingIsFetched(page);
  await context.setOffline(true);
  await share(page, { title: "Beam B2", text: "Beam is in and level." }, [
    await picture("one.jpg"),
    await picture("two.jpg"),
    { name: "memo.mp3", type: "audio/mpeg", bytes: await readFile("sandbox/fixtures/sound/memo.mp3") },
    { name: "second.mp3", type: "audio/mpeg", bytes: await readFile("sandbox/fixtures/sound/memo.mp3") },
    { name: "plan.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7\n") },
  ]);
  const heading = page.getByRole("heading", { level: 1, name: en.share.title });
  await expect(heading).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "plan.pdf" })).toContainText("was left out");
  await expect(page.getByRole("status").filter({ hasText: "second.mp3" })).toContainText(
    "Only one recording",
  );
  await expect(page.getByRole("button", { name: /^Remove photo/ })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Remove photo/ })).toHaveCount(2);
  await page.getByRole("button", { name: "Elm Avenue" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Elm Avenue" })).toContainText("waits here");
  await page.getByRole("button", { name: "Harlow Street" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("textbox")).toHaveValue("Beam B2\nBeam is in and level.");
  await expect(sheet.getByRole("group", { name: en.recorder.preview })).toBeVisible();
  await sheet.getByRole("button", { name: en.camera.post }).click();
  await expect(sheet).toHaveCount(0);
  await page.goto(shortcutPaths.share());
  await expect(page.getByText(/^Nothing waits here/)).toBeVisible();

  await context.setOffline(false);
  const arrived = async () => {
    const { body } = await rosa.get<UpdateView[]>(`/api/projects/${project}/updates`);
    return body.map(({ content, photos, audioUrl }) => [content, photos.length, audioUrl !== null]);
  };
  await page.goto("/waiting");
  await expect.poll(arrived, { timeout: 60_000 }).toEqual([["Beam B2\nBeam is in and level.", 2, true]]);
});

test("what is shared is for whoever was signed in, or signs in next, and never for another user", async ({
  page,
  server,
  problems,
  ownSite: { rosa, project },
}) => {
  // What a page of the one before asks while the next one signs in.
  problems.expectProblem(/status of 409/);
  const mei = await signUp(server, { name: "Mei Chen" });
  await join(rosa, project, mei);
  await rosa.patch(`/api/projects/${project}/update-permission`, { updatePermission: "owner_only" });
  await openAs(page, rosa, project);
  await untilKept(page, `/projects/${project}`);
  await share(page, { text: "For Rosa alone." });
  await expect(page.getByText("For Rosa alone.")).toBeVisible();
  await signIn(page, mei);
  await page.goto(shortcutPaths.share());
  await expect(page.getByText(/^Nothing waits here/)).toBeVisible();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: en.nav.openMenu }).click();
  await page.getByRole("button", { name: en.nav.logout }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => keptIn(page)).toEqual({});
  await share(page, { text: "From nobody yet." });
  await expect(page).toHaveURL(/\/auth\?next=%2Fprojects%2Fshare/);

  await signIn(page, mei);
  await page.goto(shortcutPaths.share());
  await expect(page.getByText("From nobody yet.")).toBeVisible();
  await expect(page.getByText(en.share.noProject)).toBeVisible();
  await signIn(page, rosa);
  await page.goto(shortcutPaths.share());
  await expect(page.getByText("For Rosa alone.")).toBeVisible();
  await page.getByRole("button", { name: en.outbox.discard }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: en.outbox.discard }).click();
  await expect(page.getByText(/^Nothing waits here/)).toBeVisible();
});

test("by keyboard alone: what is left out is said, Tab leads in order, Enter chooses, and the focus stays", async ({
  page,
  ownSite: { rosa, project },
}) => {
  await openAs(page, rosa, project);
  await untilKept(page, shortcutPaths.share());
  await share(page, { text: "Beam B3 is next." });
  await share(page, { text: "Beam B2 is in." }, [
    await picture("one.jpg"),
    { name: "plan.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7\n") },
  ]);
  await expect(page.getByRole("status").filter({ hasText: "plan.pdf" })).toBeVisible();
  const main = page.getByRole("main");
  const chosen = main.getByRole("button", { name: "Harlow Street" });
  const discarded = main.getByRole("button", { name: en.outbox.discard });
  const controls = [
    main.getByRole("button", { name: /^Remove photo/ }),
    chosen.first(),
    discarded.first(),
    chosen.last(),
    discarded.last(),
  ];
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(controls[0]!).toBeFocused({ timeout: 100 });
  }).toPass();
  for (const control of controls.slice(1)) {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
  }
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(question.getByRole("button", { name: en.outbox.discard })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Beam B2 is in.")).toHaveCount(0);
  await expect(main.locator(":focus")).toBeVisible();
  await chosen.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("textbox")).toHaveValue("Beam B3 is next.");
  await expect(sheet.locator(":focus").or(sheet.and(page.locator(":focus")))).toBeVisible();
});

/** Posts a form as the browser does for an app that shares. */
async function share(page: Page, texts: Record<string, string>, files: SharedFile[] = []): Promise<void> {
  const sent = files.map(({ bytes, ...file }) => ({ ...file, bytes: bytes.toString("base64") }));
  await page.evaluate(
    ({ action, texts, sent }) => {
      const form = Object.assign(document.createElement("form"), {
        action,
        method: "post",
        enctype: "multipart/form-data",
      });
      for (const [name, value] of Object.entries(texts))
        form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
      const chosen = new DataTransfer();
      for (const { name, type, bytes } of sent)
        chosen.items.add(
          new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name, { type }),
        );
      const field = Object.assign(document.createElement("input"), {
        type: "file",
        name: "files",
        multiple: true,
      });
      field.files = chosen.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    { action: shortcutPaths.share(), texts, sent },
  );
  await page.waitForURL(new RegExp(`${shortcutPaths.share()}|/auth`));
}

async function picture(name: string): Promise<SharedFile> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 900, height: 675, channels: 3, background: "#7a6a58", noise } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return { name, type: "image/jpeg", bytes };
}
