import { expect, test } from "@/e2e/kit/fixtures";
import { escape, escapeUntil } from "@/e2e/kit/hands";
import { escaped, signIn, toast } from "@/e2e/kit/new-site";
import { sampleOf } from "@/e2e/kit/prove-only";
import { clippedRings } from "@/e2e/looks/focus-rings";
import { LANGUAGE_KEY } from "@/lib/shared/languages";
import * as en from "@/messages/en";
import * as es from "@/messages/es";

const LANGUAGES = [
  { language: "en", texts: en },
  { language: "es", texts: es },
] as const;

for (const { language, texts } of sampleOf(LANGUAGES, 1))
  test(`a project can be changed while somebody else changes it (${language})`, async ({
    page,
    server,
    ownSite: { rosa, project },
  }) => {
    await signIn(page, rosa);
    await page.context().addCookies([{ name: LANGUAGE_KEY, value: language, url: server.url }]);
    await page.goto(`/projects/${project}`);
    const dialog = page.getByRole("dialog", { name: texts.project.edit });
    const openDialog = async () => {
      await page.getByRole("button", { name: texts.project.menu }).locator("visible=true").click();
      await page.getByRole("button", { name: texts.project.edit }).click();
      await dialog.waitFor();
    };
    const stored = async () => (await rosa.get(`/api/projects/${project}`)).body;
    const save = dialog.getByRole("button", { name: texts.project.save });
    const field = (label: string) => dialog.getByLabel(new RegExp(`^${escaped(label)}`));

    await page.getByRole("button", { name: texts.project.addDueDate }).locator("visible=true").click();
    await expect(field(texts.projects.dueDate)).toBeFocused();
    await escape(dialog);
    await openDialog();
    await expect(field(texts.projects.name)).toBeFocused();
    expect(await clippedRings(page)).toEqual([]);
    await rosa.patch(`/api/projects/${project}`, { description: "Changed by Dale." });
    await field(texts.projects.name).fill(" ");
    await save.click();
    await expect(dialog.getByText(texts.issues.nameRequired)).toBeVisible();
    await field(texts.projects.name).fill("Harlow Street, rear");
    const keepEditing = page.getByRole("button", { name: texts.project.keepEditing });
    await page.goBack();
    await keepEditing.click();
    await expect(keepEditing).toHaveCount(0);
    await escapeUntil(page, (soon) => expect(keepEditing).toBeVisible(soon));
    await keepEditing.click();
    await page.reload();
    await openDialog();
    await expect(dialog.getByText(texts.common.draftKept)).toBeVisible();
    await expect(field(texts.projects.name)).toHaveValue("Harlow Street, rear");
    await field(texts.projects.dueDate).pressSequentially("12");
    await save.click();
    await expect(dialog.getByText(texts.issues.dayInvalid)).toBeVisible();
    await field(texts.projects.dueDate).fill("2027-02-28");
    await save.click();
    await expect(toast(page, texts.project.edited)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Harlow Street, rear" })).toBeVisible();
    expect(await stored()).toMatchObject({
      name: "Harlow Street, rear",
      description: "Changed by Dale.",
      dueDate: "2027-02-28",
    });

    await openDialog();
    await dialog.getByRole("button", { name: texts.projects.noDueDate }).click();
    await save.click();
    await expect(dialog).toBeHidden();
    await expect.poll(stored).toMatchObject({ dueDate: null });

    await openDialog();
    await field(texts.projects.description).fill("Not this");
    await dialog.getByRole("button", { name: texts.common.cancel }).click();
    await page.getByRole("button", { name: texts.project.discard }).click();
    await expect(dialog).toBeHidden();
    expect(await stored()).toMatchObject({ description: "Changed by Dale." });
  });
