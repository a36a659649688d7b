import { openAs, sendButton, write } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { toast } from "@/e2e/kit/new-site";
import { sampleOf } from "@/e2e/kit/prove-only";
import { pressAfterSend } from "@/e2e/voice/recording-hands";
import { expectClear } from "@/e2e/looks/expect-clear";
import * as en from "@/messages/en";

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

for (const viewport of sampleOf(SIZES, 1)) {
  test.describe(`${String(viewport.width)} px`, () => {
    test.use({ viewport });

    test("a toast covers neither the header nor the dock, nor a sheet's buttons, also of one that opens below it", async ({
      page,
      context,
      problems,
      crew,
    }) => {
      problems.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      await crew.rosa.put("/api/user/recording-consent");
      await openAs(page, crew.rosa, crew.projectId);
      await write(page, en, "Two rafters short.");
      await sendButton(page, en).click();
      await expect(toast(page, en.updates.posted)).toBeVisible();
      const close = page.getByRole("button", { name: en.toast.close });
      const size = { width: expect.closeTo(48, 1), height: expect.closeTo(48, 1) };
      expect(await close.boundingBox()).toMatchObject(size);
      await expectClear(page, [
        page.getByRole("heading", { level: 1 }),
        page.getByRole("form", { name: en.updates.addUpdate }),
      ]);

      const update = page.getByRole("list", { name: en.updates.title }).getByRole("listitem").first();
      await update.getByRole("button", { name: en.updates.comment }).click();
      await update.getByRole("textbox", { name: en.updates.commentText }).fill("Dale brings two.");
      await update.getByRole("button", { name: en.updates.addComment }).click();
      await expect(toast(page, en.outbox.commented)).toBeVisible();
      // The field is gone by then, and the focus back on the button that had opened it.
      await expectClear(page, [
        update.getByText("Dale brings two."),
        update.getByRole("button", { name: en.updates.comment, exact: true }),
      ]);

      await write(page, en, "One more rafter short.");
      await sendButton(page, en).click();
      await expect(toast(page, en.updates.posted)).toBeVisible();
      const recorder = page.getByRole("dialog", { name: "Harlow Street" });
      await pressAfterSend(page.getByRole("button", { name: en.recorder.record }), recorder);
      await expect(recorder.getByRole("button", { name: en.recorder.stop })).toBeVisible();
      await expectClear(page, [
        recorder.getByRole("button", { name: en.recorder.stop }),
        recorder.getByRole("button", { name: en.common.close, exact: true }),
      ]);
      await recorder.getByRole("button", { name: en.recorder.cancel }).click();
      // A recording of more than a few seconds is discarded after a question.
      const discard = page
        .getByRole("alertdialog")
        .getByRole("button", { name: en.recorder.discard.confirm });
      const menu = page.getByRole("button", { name: en.project.menu });
      await expect(discard.or(menu)).toBeVisible();
      if (await discard.isVisible()) await discard.click();
      await menu.click();
      await page.getByRole("button", { name: en.project.whoPosts }).click();
      const sheet = page.getByRole("dialog", { name: en.project.whoPosts });
      await expect(sheet).toBeVisible();
      await context.setOffline(true);
      await sheet.getByRole("button", { name: en.project.save }).click();
      await expect(toast(page, en.project.permissionFailed)).toBeVisible();
      await expectClear(page, [sheet.getByRole("button", { name: en.common.close, exact: true })]);
      await context.setOffline(false);
    });
  });
}
