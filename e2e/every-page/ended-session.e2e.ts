import type { Page } from "@playwright/test";
import { openAs, sendButton, type Texts, write, writing } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { blockEvents, untilNothingIsFetched } from "@/e2e/kit/hands";
import { toast } from "@/e2e/kit/new-site";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { mailedCode } from "@/sandbox/fixtures/codes-fixture";
import { connect } from "@/sandbox/database/test-database";
import type { SignedInClient } from "@/sandbox/http/http-client";

const TEXT = "Two rafters short on the north side.";

const LANGUAGES = [
  { locale: "en-US", texts: en },
  { locale: "es-MX", texts: es },
] as const;

test.use({ viewport: { width: 390, height: 844 } });

// Without live updates, the pages find out only from their own calls.
test.beforeEach(({ page }) => blockEvents(page));

for (const { locale, texts } of sampleOf(LANGUAGES, 1)) {
  test.describe(locale, () => {
    test.use({ locale });

    test("an expired session: sign in and send, to the same place, without leaving the page", async ({
      page,
      problems,
      crew,
    }) => {
      problems.expectProblem(/401/);
      const task = await crew.rosa.post<{ id: string }>(`/api/projects/${crew.projectId}/tasks`, {
        name: "Roof",
      });
      await openAs(page, crew.rosa, crew.projectId);
      await page.goto(`/projects/${crew.projectId}?folder=${task.body.id}`);
      await write(page, texts, TEXT);
      await loseSession(page);
      await sendButton(page, texts).click();
      await expect(cover(page, texts.session.signedOutTitle)).toBeVisible();
      await expect(page.getByRole("heading", { name: texts.session.signedOutTitle })).toBeFocused();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect(cover(page, texts.session.signedOutTitle)).toBeVisible();
      await passwordField(page, texts, crew.rosa).fill(crew.rosa.user.password);
      await page.getByRole("button", { name: texts.session.signInAndSend }).click();
      await expect(toast(page, texts.updates.posted)).toBeVisible();
      const posted = await crew.rosa.get<{ content: string }[]>(`/api/tasks/${task.body.id}/updates`);
      expect(posted.body.map(({ content }) => content)).toEqual([TEXT]);
      await expect(cover(page, texts.session.signedOutTitle)).toHaveCount(0);
    });

    test("without a password one signs in by code in another tab; the page then sends what waits", async ({
      page,
      context,
      server,
      problems,
      crew,
    }) => {
      problems.expectProblem(/401/);
      const { email } = crew.mateo.user;
      await openAs(page, crew.mateo, crew.projectId);
      await write(page, texts, TEXT);
      await loseSession(page);
      await sendButton(page, texts).click();
      const opened = context.waitForEvent("page");
      await cover(page, texts.session.signedOutTitle)
        .getByRole("link", { name: texts.session.otherWay })
        .click();
      const form = (await opened).getByRole("tabpanel", { name: texts.auth.signIn });
      await form.getByLabel(texts.auth.email).fill(email);
      await form.getByRole("button", { name: texts.auth.emailCode }).click();
      await form.getByLabel(texts.auth.code).fill(await mailedCode(server, email));
      await form.getByRole("button", { name: texts.auth.codeSubmit }).click();
      await expect(toast(page, texts.updates.posted)).toBeVisible();
      await expect(cover(page, texts.session.signedOutTitle)).toHaveCount(0);
    });

    test(
      "a list that is refused without a session says so, and loads after signing in",
      IN_PROVE,
      async ({ page, problems, crew }) => {
        problems.expectProblem(/401/);
        const task = await crew.rosa.post<{ id: string }>(`/api/projects/${crew.projectId}/tasks`, {
          name: "Roof",
        });
        await crew.rosa.post(`/api/tasks/${task.body.id}/updates`, { content: TEXT });
        await crew.rosa.post(`/api/projects/${crew.projectId}/updates`, {
          content: TEXT,
          taskId: task.body.id,
        });
        await openAs(page, crew.rosa, crew.projectId);
        await loseSession(page);
        await page.getByRole("button", { name: /Roof/ }).first().click();
        await expect(cover(page, texts.session.signedOutTitle)).toBeVisible();
        await passwordField(page, texts, crew.rosa).fill(crew.rosa.user.password);
        await page.getByRole("button", { name: texts.session.signIn, exact: true }).click();
        await expect(page.getByText(TEXT)).toBeVisible();
        await expect(page.getByText(texts.common.loadFailed)).toHaveCount(0);
      },
    );

    test(
      "a suspended account is told so, and whom to write to; the text can be copied",
      IN_PROVE,
      async ({ page, server, problems, crew }) => {
        problems.expectProblem(/401/);
        await openAs(page, crew.mateo, crew.projectId);
        await write(page, texts, TEXT);
        await untilNothingIsFetched(page);
        const sql = await connect(server.databaseUrl);
        await sql.query(
          "UPDATE users SET suspended_at = now(), session_version = session_version + 1 WHERE id = $1",
          [crew.mateo.user.id],
        );
        await sql.end();
        await sendButton(page, texts).click();
        const told = cover(page, texts.session.suspendedTitle);
        await expect(told).toBeVisible();
        await expect(told.getByRole("link")).toHaveAttribute("href", /^mailto:/);
        await expect(told.getByText(TEXT)).toBeVisible();
        await expect(told.getByRole("button", { name: texts.outbox.copy })).toBeVisible();
        await page.goto("/projects");
        await expect(page.getByText(texts.errors.suspended)).toBeVisible();
        await expect(page).toHaveURL(/\/auth/);
      },
    );

    test("a removed member sees why, can copy their text, and gets a link to the dashboard", async ({
      page,
      problems,
      crew,
    }) => {
      problems.expectProblem(/404/);
      await openAs(page, crew.mateo, crew.projectId);
      await write(page, texts, TEXT);
      await untilNothingIsFetched(page);
      await crew.rosa.delete(`/api/projects/${crew.projectId}/members/${crew.mateo.user.id}`);
      await sendButton(page, texts).click();
      const told = cover(page, texts.session.removedTitle);
      await expect(told.getByText(TEXT)).toBeVisible();
      await expect(told.getByRole("button", { name: texts.outbox.copy })).toBeVisible();
      await told.getByRole("link", { name: texts.session.toDashboard }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(writing(page, texts)).toHaveCount(0);
    });
  });
}

async function loseSession(page: Page): Promise<void> {
  // A refused read would cover the page before the press.
  await untilNothingIsFetched(page);
  await page.context().clearCookies({ name: "authjs.session-token" });
}

function cover(page: Page, title: string) {
  return page.getByRole("dialog", { name: title });
}

function passwordField(page: Page, texts: Texts, { user }: SignedInClient) {
  return page.getByLabel(texts.session.password.replace("{email}", user.email), { exact: true });
}
