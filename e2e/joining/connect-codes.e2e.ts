import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@/e2e/kit/fixtures";
import { escape } from "@/e2e/kit/hands";
import { escaped, signIn, toast } from "@/e2e/kit/new-site";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import { expectClear } from "@/e2e/looks/expect-clear";
import * as en from "@/messages/en";
import * as es from "@/messages/es";

const SCREENS = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1280, height: 800 } },
] as const;

/** The widest default print margin of browsers, and the width in pixels that it leaves of A4. */
const MARGIN = { top: "0.5in", right: "0.5in", bottom: "0.5in", left: "0.5in" };
const PRINTABLE_WIDTH = Math.floor((210 / 25.4 - 1) * 96);

const { access, sheet } = en.businesses;

for (const { name, viewport } of sampleOf(SCREENS, 1)) {
  test.describe(name, () => {
    test.use({ viewport });

    test("one code is copied and shown as a QR code; five come as a sheet in both languages", async ({
      page,
      ownSite: { rosa, project },
    }) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await signIn(page, rosa);
      await page.goto(`/businesses?project=${project}`);

      await test.step("one code", async () => {
        await page.getByRole("button", { name: access.generate }).click();
        await expect(toast(page, en.codes.generated)).toBeVisible();
        if (name === "phone") await expectSheet(page);
        else await expectClear(page, [page.getByRole("button", { name: access.generate })]);
        const row = page.getByRole("listitem").filter({ hasText: /Expires in 24 h/ });
        await row.getByRole("button", { name: en.codes.copyCode }).click();
        await expect(row.getByText(en.codes.copied)).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        await expect(row).toContainText(copied);
      });

      await test.step("its QR code is large, has a name, and closes on Escape", async () => {
        const opener = page.getByRole("button", { name: /^QR code of/ });
        await opener.click();
        const dialog = page.getByRole("dialog", { name: "Harlow Street" });
        const qr = dialog.getByRole("img", { name: /^QR code of the join link for / });
        await expect.poll(async () => (await qr.boundingBox())?.width).toBeGreaterThanOrEqual(240);
        await escape(dialog);
        await expect(opener).toBeFocused();
      });

      await test.step("too many, and one and a half, are refused at the field", async () => {
        const count = page.getByLabel(access.count);
        await count.fill("26");
        await page.getByRole("button", { name: access.generateSeveral }).click();
        await expect(count).toHaveAccessibleDescription(new RegExp(escaped(en.issues.batchCount)));
        await count.fill("");
        await count.pressSequentially("1,5");
        await page.getByRole("button", { name: access.generateSeveral }).click();
        await expect(count).toHaveValue("1,5");
        await expect(count).toHaveAccessibleDescription(new RegExp(escaped(en.issues.batchCount)));
        await expect(toast(page, en.codes.failed)).toHaveCount(0);
        await expect(count).toBeFocused();
      });

      await test.step("generating five opens the sheet, which survives a reload", async () => {
        await page.getByLabel(access.count).fill("5");
        await page.getByLabel(access.expiry).selectOption("72");
        await page.getByRole("button", { name: access.generateSeveral }).click();
        await expect(page.getByRole("heading", { level: 1, name: sheet.title })).toBeVisible();
        await page.reload();
        await expectCards(page, 5);
      });

      await test.step("the print has only the cards, on one page, black on white", async () => {
        await page.evaluate(() => document.documentElement.classList.replace("light", "dark"));
        await page.emulateMedia({ media: "print" });
        await expect(page.getByRole("banner")).toBeHidden();
        await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
        await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
        await expectCards(page, 5);
        await expectNoOverflow(page);
        for (const format of ["A4", "Letter"])
          expect(pagesOf(await page.pdf({ format, margin: MARGIN }))).toBe(1);
        await page.setViewportSize(viewport);
        await page.emulateMedia({ media: "screen" });
      });

      await test.step("the button prints", async () => {
        await page.evaluate(() => {
          window.print = () => document.body.setAttribute("data-printed", "");
        });
        await page.getByRole("button", { name: sheet.print }).click();
        await expect(page.locator("body[data-printed]")).toHaveCount(1);
      });

      await test.step("six codes are valid in all", async () => {
        await page.getByRole("link", { name: sheet.all }).click();
        await expectCards(page, 6);
      });
    });
  });
}

test("a sheet of codes is made by keyboard alone", IN_PROVE, async ({ page, ownSite: { rosa, project } }) => {
  await signIn(page, rosa);
  await page.goto(`/businesses?project=${project}`);
  await page.getByLabel(access.count).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: sheet.title })).toBeVisible();
  await expectCards(page, 2);
});

/** On phones the code is shown immediately, with its QR code, and closing returns to the form. */
async function expectSheet(page: Page): Promise<void> {
  const sheetOf = page.getByRole("dialog", { name: en.codes.title });
  await expect(sheetOf.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible();
  await expect(sheetOf.getByText("Lets one person into Harlow Street.")).toBeVisible();
  await expect(sheetOf.getByRole("img", { name: /^QR code of the join link for / })).toBeVisible();
  await expect(sheetOf.getByRole("status")).toHaveText(en.codes.generated);
  await expect(page.getByText(en.codes.generatedHint)).toHaveCount(0);
  expect(await iconOf(sheetOf, en.codes.copyLink)).not.toBe(await iconOf(sheetOf, en.codes.copyCode));
  await sheetOf.getByRole("button", { name: en.common.close }).click();
  await expect(page.getByRole("button", { name: access.generate })).toBeFocused();
}

function iconOf(sheet: Locator, button: string): Promise<string> {
  return sheet.getByRole("button", { name: button }).locator("svg").innerHTML();
}

/** Each card has its QR code and instructions in English and Spanish. */
async function expectCards(page: Page, count: number): Promise<void> {
  const cards = page.getByRole("list", { name: sheet.title }).getByRole("listitem");
  await expect(cards).toHaveCount(count);
  await expect(cards.getByRole("img", { name: /^QR code of the join link for / })).toHaveCount(count);
  for (const { card } of [en.businesses.sheet, es.businesses.sheet])
    await expect(cards.getByText(card.scan)).toHaveCount(count);
}

/** Nothing overflows a card on the narrower of the two paper sizes. */
async function expectNoOverflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: PRINTABLE_WIDTH, height: 1000 });
  const cards = page.getByRole("list", { name: sheet.title }).getByRole("listitem");
  const excess = await cards.evaluateAll((all) =>
    all.map((card) => [card.scrollHeight - card.clientHeight, card.scrollWidth - card.clientWidth]),
  );
  expect(excess.flat().filter((pixels) => pixels > 0)).toEqual([]);
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
