import type { Page } from "@playwright/test";
import { type CrewOfThree, openAs, sendButton, type Texts, write, writing } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { untilNothingIsFetched } from "@/e2e/kit/hands";
import { signIn, toast } from "@/e2e/kit/new-site";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import type { SignedInClient } from "@/sandbox/http/http-client";

const TEXT = "Two rafters short on the north side.";

test.use({ viewport: { width: 390, height: 844 } });

const LANGUAGES = [
  { locale: "en-US", texts: en },
  { locale: "es-MX", texts: es },
] as const;

for (const { locale, texts } of sampleOf(LANGUAGES, 1)) {
  test.describe(locale, () => {
    test.use({ locale });

    test("signing out and in as somebody else covers the first user's page immediately; it continues once they are back", async ({
      page,
      context,
      problems,
      crew,
    }) => {
      // Reads in flight in the covered pages are refused.
      problems.expectProblem(/401/);
      await openAs(page, crew.rosa, crew.projectId);
      await write(page, texts, TEXT);
      const other = await context.newPage();
      await other.goto("/dashboard");

      await test.step("signed out in the other tab", async () => {
        await other.getByRole("button", { name: texts.nav.openMenu }).click();
        await other.getByRole("button", { name: texts.nav.logout }).click();
        await expect(cover(page, texts.session.signedOutTitle)).toBeVisible();
        await expect
          .poll(() => page.getByRole("dialog").boundingBox())
          .toEqual({ x: 0, y: 0, width: 390, height: 844 });
      });

      await test.step("signed in there as Mateo", async () => {
        await signInOnPage(other, texts, crew.mateo);
        await expect(cover(page, named(texts.session.otherTitle, { other: "Mateo Rivas" }))).toBeVisible();
      });

      await test.step("signed in here as Rosa: the text is where it was, and the other tab is covered", async () => {
        await signInAgain(page, texts, crew.rosa);
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(cover(other, named(texts.session.otherTitle, { other: "Rosa Ortiz" }))).toBeVisible();
        await expect(writing(page, texts)).toHaveValue(TEXT);
        await sendButton(page, texts).click();
        await expect(toast(page, texts.updates.posted)).toBeVisible();
        await expectPosted(crew, "Rosa Ortiz");
      });
    });

    test("a draft is never sent as another user: it waits until its author is signed in", async ({
      page,
      problems,
      crew,
    }) => {
      problems.expectProblem(/409/);
      await openAs(page, crew.rosa, crew.projectId);
      await write(page, texts, TEXT);
      // A refused read would cover the page before the press.
      await untilNothingIsFetched(page);
      // Through the API, so that no tab announces it.
      await signIn(page, crew.mateo);
      await sendButton(page, texts).click();
      await expect(cover(page, named(texts.session.otherTitle, { other: "Mateo Rivas" }))).toBeVisible();
      await expectPosted(crew, null);
      const label = named(texts.session.signInToSend, { name: "Rosa Ortiz" });
      await signInAgain(page, texts, crew.rosa, label);
      await expect(toast(page, texts.updates.posted)).toBeVisible();
      await expectPosted(crew, "Rosa Ortiz");
      await expect(writing(page, texts)).toHaveValue("");
    });

    test("an action does not run as another user either", IN_PROVE, async ({ page, problems, crew }) => {
      problems.expectProblem(/409/);
      await signIn(page, crew.rosa);
      await page.goto("/settings");
      const field = page.getByRole("textbox", { name: texts.settings.name, exact: true });
      await field.fill("Rosa Ortiz Luna");
      await untilNothingIsFetched(page);
      await signIn(page, crew.mateo);
      await page.getByRole("button", { name: texts.settings.save, exact: true }).first().click();
      await expect(cover(page, named(texts.session.otherTitle, { other: "Mateo Rivas" }))).toBeVisible();
      expect((await crew.mateo.get<{ name: string }>("/api/user")).body.name).toBe("Mateo Rivas");
      await signInAgain(page, texts, crew.rosa);
      await expect
        .poll(async () => (await crew.rosa.get<{ name: string }>("/api/user")).body.name)
        .toBe("Rosa Ortiz Luna");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  });
}

test(
  "the newly signed-in user can continue with their own page instead",
  IN_PROVE,
  async ({ page, problems, crew }) => {
    problems.expectProblem(/409/);
    await openAs(page, crew.rosa, crew.projectId);
    await write(page, en, TEXT);
    await untilNothingIsFetched(page);
    await signIn(page, crew.mateo);
    await sendButton(page, en).click();
    await page.getByRole("button", { name: named(en.session.continueAs, { other: "Mateo Rivas" }) }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(writing(page, en)).toHaveValue("");
    await write(page, en, "Mateo's own words.");
    await sendButton(page, en).click();
    await expect(toast(page, en.updates.posted)).toBeVisible();
    await expectPosted(crew, "Mateo Rivas");
  },
);

test(
  "a page restored by Back is covered: immediately if this browser knows, else after the server's response",
  IN_PROVE,
  async ({ page, context, problems, crew }) => {
    problems.expectProblem(/409|401|ERR_INTERNET_DISCONNECTED/);
    await openAs(page, crew.rosa, crew.projectId);
    await write(page, en, TEXT);
    await untilNothingIsFetched(page);
    const byMateo = cover(page, named(en.session.otherTitle, { other: "Mateo Rivas" }));

    await test.step("signed in elsewhere: the server says so", async () => {
      await comeBack(page);
      await expect(writing(page, en)).toHaveValue(TEXT);
      await signIn(page, crew.mateo);
      await comeBack(page);
      await expect(byMateo).toBeVisible();
    });

    await test.step("signed in again there: it shows by itself", async () => {
      await signIn(page, crew.rosa);
      // The response must not come after the next announcement.
      const asked = page.waitForResponse((response) => response.url().endsWith("/api/user"));
      await comeBack(page);
      await asked;
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(writing(page, en)).toHaveValue(TEXT);
    });

    await test.step("without a signal: what this browser was told last", async () => {
      await context.setOffline(true);
      // A tab does not get its own storage events, just as a frozen page gets none.
      await page.evaluate(() => localStorage.setItem("session", JSON.stringify({ user: null })));
      await comeBack(page);
      await expect(cover(page, en.session.signedOutTitle)).toBeVisible();
      await context.setOffline(false);
    });
  },
);

/** Simulates Back to a page in the back/forward cache, which Playwright disables. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
}

export function cover(page: Page, title: string) {
  return page.getByRole("dialog", { name: title });
}

function named(text: string, names: Record<string, string>): string {
  return Object.entries(names).reduce((filled, [key, name]) => filled.replace(`{${key}}`, name), text);
}

async function signInAgain(
  page: Page,
  texts: Texts,
  { user }: SignedInClient,
  label?: string,
): Promise<void> {
  const password = page.getByLabel(named(texts.session.password, { email: user.email }), { exact: true });
  await password.fill("wrong password");
  await password.press("Enter");
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(texts.errors.wrongCredentials);
  await password.fill(user.password);
  if (label === undefined) await password.press("Enter");
  else await page.getByRole("button", { name: label }).click();
}

async function signInOnPage(page: Page, texts: Texts, { user }: SignedInClient): Promise<void> {
  const form = page.getByRole("tabpanel", { name: texts.auth.signIn });
  await form.getByRole("textbox", { name: texts.auth.email }).fill(user.email);
  await form.getByLabel(texts.auth.password, { exact: true }).fill(user.password);
  await form.getByRole("button", { name: texts.auth.signIn, exact: true }).click();
}

/** The project has one update, by this person; none for null. */
async function expectPosted({ rosa, projectId }: CrewOfThree, author: string | null): Promise<void> {
  const { body } = await rosa.get<{ author: { name: string } }[]>(`/api/projects/${projectId}/updates`);
  expect(body.map((update) => update.author.name)).toEqual(author === null ? [] : [author]);
}
