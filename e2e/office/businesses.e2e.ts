import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/kit/fixtures";
import { escaped, signIn, toast } from "@/e2e/kit/new-site";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import { signUp } from "@/sandbox/http/http-client";

const SCREENS = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1280, height: 800 } },
] as const;

const NO_SIGNAL = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/;
const { admins, access } = en.businesses;

for (const { name, viewport } of sampleOf(SCREENS, 0)) {
  test.describe(name, () => {
    test.use({ viewport });

    test("a business is created and edited; errors are shown at their field, and no input is lost", async ({
      page,
      server,
      problems,
    }) => {
      problems.expectProblem(NO_SIGNAL);
      await signIn(page, await signUp(server, { name: "Rosa Ortiz" }));
      await page.goto("/businesses");
      await expect(
        page.getByText(/plan, paid per business: .*first 7 days free\. Your crew never pays\./),
      ).toBeVisible();

      await test.step("a name of only spaces counts as missing", async () => {
        await page.getByLabel(en.businesses.name).fill("   ");
        await page.getByLabel(en.businesses.description).fill("Roofs since 2009");
        await page.getByRole("button", { name: en.businesses.create }).click();
        await expect(page.getByLabel(en.businesses.name)).toHaveAccessibleDescription(en.issues.nameRequired);
        await expect(page.getByLabel(en.businesses.name)).toBeFocused();
      });

      await test.step("without a signal the form keeps everything", async () => {
        await page.getByLabel(en.businesses.name).fill("Ortiz Framing");
        await page.context().setOffline(true);
        await page.getByRole("button", { name: en.businesses.create }).click();
        await expect(page.getByRole("main").getByText(en.common.offline)).toBeVisible();
        await expect(page.getByRole("main").getByRole("alert")).toContainText(en.businesses.creationFailed);
        await page.context().setOffline(false);
        await expect(page.getByLabel(en.businesses.description)).toHaveValue("Roofs since 2009");
        await page.getByRole("button", { name: en.businesses.create }).click();
        await expect(toast(page, en.businesses.created)).toBeVisible();
        await expect(page.getByRole("heading", { level: 2, name: "Ortiz Framing" })).toBeVisible();
        await expect(page.getByText(en.businesses.upgradeBody)).toBeVisible();
        await expect(page.getByText(access.noPlan)).toBeVisible();
      });

      await test.step("it is renamed", async () => {
        await page.getByRole("button", { name: "Edit Ortiz Framing" }).click();
        const field = page.getByLabel(en.businesses.name);
        await expect(field).toBeFocused();
        await field.fill("Ortiz & Sons");
        await page.getByRole("button", { name: en.common.cancel }).click();
        await expect(page.getByRole("heading", { level: 2, name: "Ortiz Framing" })).toBeVisible();
        await page.getByRole("button", { name: "Edit Ortiz Framing" }).click();
        await expect(field).toHaveValue("Ortiz & Sons");
        await field.fill("");
        await page.getByRole("button", { name: en.businesses.save }).click();
        await expect(field).toHaveAccessibleDescription(en.issues.nameRequired);
        await field.fill("Ortiz & Daughters");
        await page.getByRole("button", { name: en.businesses.save }).click();
        await expect(toast(page, en.businesses.updated)).toBeVisible();
        await expect(page.getByRole("button", { name: "Edit Ortiz & Daughters" })).toBeFocused();
        await expect(page.getByText(en.plan.status.free, { exact: true })).toBeVisible();
      });
    });

    test("an account is added after its name is shown, an address without an account is invited; both can be removed", async ({
      page,
      server,
      ownSite: { rosa, business },
    }) => {
      const dale = await signUp(server, { name: "Dale Brandt" });
      await signIn(page, rosa);
      await page.goto("/businesses");
      const email = page.getByRole("textbox", { name: admins.email });
      const dialog = page.getByRole("alertdialog");

      await test.step("Dale's name and age are shown before he is added", async () => {
        await askFor(page, dale.user.email);
        await expect(dialog.getByText(/^Dale Brandt, member since [A-Z][a-z]+ \d{4}$/)).toBeVisible();
        await dialog.getByRole("button", { name: en.common.cancel }).click();
        await expect(email).toHaveValue(dale.user.email);
        await askFor(page, dale.user.email);
        await dialog.getByRole("button", { name: admins.add }).click();
        await expect(toast(page, admins.addedToast)).toBeVisible();
        await expect(page.getByRole("listitem").getByText(dale.user.email)).toBeVisible();
        await expect(email).toHaveValue("");
      });

      await test.step("an admin and the owner are refused at the field, which keeps the address, without being asked", async () => {
        for (const [address, reason] of [
          [dale.user.email, en.errors.alreadyAdmin],
          [rosa.user.email, en.errors.isOwner],
        ] as const) {
          await email.fill(address);
          await page.getByRole("button", { name: admins.add }).click();
          await expect(email).toHaveAccessibleDescription(new RegExp(escaped(reason)));
          await expect(email).toBeFocused();
          await expect(page.getByRole("alert").filter({ hasText: admins.addFailed })).toBeVisible();
          await expect(email).toHaveValue(address);
          await expect(dialog).toHaveCount(0);
        }
      });

      await test.step("an unknown address is invited and pending", async () => {
        await askFor(page, "kim@example.com");
        await expect(dialog.getByRole("heading", { name: "Invite kim@example.com?" })).toBeVisible();
        await dialog.getByRole("button", { name: admins.invite }).click();
        await expect(toast(page, admins.invitedToast)).toBeVisible();
        await expect(page.getByText(/^Invited .* · Expires in 7 days$/)).toBeVisible();
      });

      await test.step("the invitation is cancelled", async () => {
        await page.getByRole("button", { name: "Cancel the invitation for kim@example.com" }).click();
        await dialog.getByRole("button", { name: admins.cancelConfirm }).click();
        await expect(toast(page, admins.cancelled)).toBeVisible();
        await expect(page.getByText(admins.pending)).toHaveCount(0);
        await expect(page.getByRole("heading", { name: admins.title })).toBeFocused();
      });

      await test.step("before Dale is removed, the dialog names his project", async () => {
        await dale.post("/api/projects", { businessId: business, name: "Depot fence" });
        await page.reload();
        await page.getByRole("button", { name: "Remove Dale Brandt" }).click();
        await expect(dialog).toContainText("Depot fence");
        await dialog.getByRole("button", { name: admins.remove }).click();
        await expect(toast(page, admins.removed)).toBeVisible();
        await expect(page.getByText(admins.none)).toBeVisible();
        await expect(page.getByRole("heading", { name: admins.title })).toBeFocused();
      });
    });
  });
}

test("an admin sees who runs the business and generates codes, without the owner's controls", async ({
  page,
  server,
  ownSite: { rosa, business, project },
}) => {
  const dale = await signUp(server, { name: "Dale Brandt" });
  for (const email of [dale.user.email, "kim@example.com"])
    await rosa.post(`/api/businesses/${business}/admins`, { email });
  await signIn(page, dale);
  await page.goto(`/businesses?project=${project}`);
  await expect(page.getByText("kim@example.com")).toBeVisible();
  const plan = "Plan: yearly, unlimited projects. Paid per business, free for the crew.";
  await expect(page.getByText(plan)).toBeVisible();
  await expect(page.getByRole("button", { name: access.generate })).toBeVisible();
  await expect(page.getByRole("button", { name: admins.stepDown })).toBeVisible();
  await expect(page.getByRole("textbox", { name: admins.email })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Edit(?! the glossary)|Remove|Cancel)/ })).toHaveCount(0);
});

test("an admin is invited by keyboard alone", IN_PROVE, async ({ page, ownSite: { rosa } }) => {
  await signIn(page, rosa);
  await page.goto("/businesses");
  await page.getByRole("textbox", { name: admins.email }).focus();
  await page.keyboard.type("kim@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: en.common.cancel })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page, admins.invitedToast)).toBeVisible();
  await expect(page.getByRole("textbox", { name: admins.email })).toBeFocused();
});

async function askFor(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: admins.email }).fill(email);
  await page.getByRole("button", { name: admins.add }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
}
