import type { Page } from "@playwright/test";
import {
  chooseInProject,
  type CrewOfThree,
  openAs,
  openWriting,
  sendButton,
  type Texts,
  write,
  writing,
} from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { blockEvents, escape } from "@/e2e/kit/hands";
import { toast } from "@/e2e/kit/new-site";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import * as es from "@/messages/es";

const SCREENS = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1280, height: 800 } },
] as const;

const POSTED = "Llegó la varilla, falta descargarla.";
const BEGUN = "Faltan dos vigas";

for (const { name, viewport } of sampleOf(SCREENS, 0)) {
  test.describe(name, () => {
    test.use({ viewport });

    test("Rosa restricts posting to owner and admins: Mateo's draft is refused and kept, then he is told; she allows it again", async ({
      newPerson,
      problems,
      crew,
    }) => {
      problems.expectProblem(/403/);
      const rosa = await newPerson({ locale: "en-US" });
      const mateo = await newPerson({ locale: "es-MX" });
      await blockEvents(mateo);
      await openAs(mateo, crew.mateo, crew.projectId);
      await write(mateo, es, POSTED);

      await test.step("Rosa chooses who may post", async () => {
        await openAs(rosa, crew.rosa, crew.projectId);
        await choosePolicy(rosa, { from: en.project.allContributors, to: en.project.ownerAdmin });
      });

      const waiting = mateo.getByRole("listitem").filter({ hasText: POSTED }).last();
      await test.step("Mateo's update is refused, and stays on his phone", async () => {
        await sendButton(mateo, es).click();
        await expect(toast(mateo, es.outbox.postFailed)).toBeVisible();
        await expect(waiting).toContainText(es.outbox.states.refused);
        await expectNothingPosted(crew);
        await write(mateo, es, BEGUN);
      });

      await test.step("after a reload he is told instead", async () => {
        await mateo.reload();
        await expect(waiting).toContainText(es.outbox.states.refused);
        await expect(mateo.getByText(es.updates.mayNotPost)).toBeVisible();
        await expect(mateo.getByRole("button", { name: es.updates.addUpdate })).toHaveCount(0);
        await expect(sendButton(mateo, es)).toHaveCount(0);
        await expect(mateo.getByText(es.updates.mayNotPostDraft)).toBeVisible();
        await expect(writing(mateo, es)).toHaveValue(BEGUN);
        await mateo.getByRole("button", { name: es.common.discardDraft }).click();
        await expect(writing(mateo, es)).toHaveCount(0);
        const answer = await crew.mateo.post(`/api/projects/${crew.projectId}/updates`, { content: POSTED });
        expect(answer.status).toBe(403);
        await expectNothingPosted(crew);
      });

      await test.step("she lets everybody post again, and he sends what he wrote", async () => {
        await choosePolicy(rosa, { from: en.project.ownerAdmin, to: en.project.allContributors });
        await waiting.getByRole("link", { name: es.outbox.seeWhy }).click();
        await mateo.getByRole("button", { name: new RegExp(POSTED) }).click();
        await mateo.getByRole("menuitem", { name: es.outbox.retry }).click();
        await expect(mateo.getByText(es.outbox.nothing)).toBeVisible();
        await mateo.goBack();
        await expect(mateo.getByRole("list", { name: es.updates.title }).getByText(POSTED)).toBeVisible();
      });
    });

    test(
      "Mateo edits his update twice; he and June, who sees it, read every earlier text",
      IN_PROVE,
      async ({ newPerson, crew }) => {
        const [first, second, third] = [
          "Losa lista",
          "Losa lista, falta curar",
          "Losa lista y curada",
        ] as const;
        const posted = await crew.mateo.post(`/api/projects/${crew.projectId}/updates`, { content: first });
        expect(posted.status).toBe(201);

        const mateo = await newPerson({ locale: "es-MX" });
        await test.step("he edits it in place, twice", async () => {
          await openAs(mateo, crew.mateo, crew.projectId);
          for (const text of [second, third]) {
            await mateo.getByRole("button", { name: /^Opciones del avance/ }).click();
            await mateo.getByRole("menuitem", { name: es.updates.edit }).click();
            await mateo.getByRole("textbox", { name: es.updates.edit }).fill(text);
            await mateo.getByRole("button", { name: es.updates.save }).click();
            await expect(toast(mateo, es.updates.editedToast)).toBeVisible();
            await expect(mateo.getByRole("list", { name: es.updates.title }).getByText(text)).toBeVisible();
          }
          await expectHistory(mateo, es, [third, second, first]);
        });

        await test.step("what he is typing when posting becomes forbidden is in the field once he may post", async () => {
          await write(mateo, es, POSTED);
          await allowPosting(crew, "owner_only");
          await expect(mateo.getByText(es.updates.mayNotPost)).toBeVisible();
          await expect(writing(mateo, es)).toHaveValue(POSTED);
          await expect(mateo.getByText(es.updates.mayNotPostDraft)).toBeVisible();
          await expect(sendButton(mateo, es)).toHaveCount(0);
          await allowPosting(crew, "all_contributors");
          await expect(mateo.getByText(es.updates.mayNotPost)).toHaveCount(0);
          await expect(await openWriting(mateo, es)).toHaveValue(POSTED);
        });

        await test.step("June reads the same, in her language, and may not edit", async () => {
          const june = await newPerson({ locale: "en-US" });
          await openAs(june, crew.june, crew.projectId);
          await expect(june.getByText(third)).toBeVisible();
          await expect(june.getByRole("button", { name: /^Options for the update/ })).toHaveCount(0);
          await expectHistory(june, en, [third, second, first]);
        });
      },
    );
  });
}

/** Opens the dialog from the project menu, expects the current policy to be selected, and saves another one. */
async function choosePolicy(page: Page, { from, to }: { from: string; to: string }): Promise<void> {
  await chooseInProject(page, en, en.project.whoPosts);
  const dialog = page.getByRole("dialog", { name: en.project.whoPosts });
  await expect(dialog.getByRole("radio", { name: from })).toBeChecked();
  await dialog.getByRole("radio", { name: to }).check();
  await dialog.getByRole("button", { name: en.project.save }).click();
  await expect(toast(page, en.project.permissionSaved)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: en.project.menu })).toBeFocused();
}

async function allowPosting({ rosa, projectId }: CrewOfThree, updatePermission: string): Promise<void> {
  await rosa.patch(`/api/projects/${projectId}/update-permission`, { updatePermission });
}

async function expectNothingPosted({ rosa, projectId }: CrewOfThree): Promise<void> {
  expect((await rosa.get<unknown[]>(`/api/projects/${projectId}/updates`)).body).toEqual([]);
}

/** Opens an edited update's history, reads it newest first, and closes it. */
async function expectHistory(page: Page, texts: Texts, newestFirst: string[]): Promise<void> {
  const note = page.getByRole("button", { name: texts.updates.showHistory });
  await note.click();
  const dialog = page.getByRole("dialog", { name: texts.updates.history });
  const said = dialog.getByRole("listitem");
  await expect(said).toHaveCount(newestFirst.length);
  for (const [index, text] of newestFirst.entries())
    await expect(said.nth(index).getByText(text, { exact: true })).toBeVisible();
  await expect(said.first().getByText(texts.updates.now, { exact: true })).toBeVisible();
  await escape(dialog);
  await expect(note).toBeFocused();
}
