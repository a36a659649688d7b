import type { Page } from "@playwright/test";
import { watchCount } from "./watches";
import { UNDO_MS } from "@/components/tasks/subtask/pending-ticks";
import { openAs, sendButton, write } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { blockEvents, escape, untilNothingIsFetched } from "@/e2e/kit/hands";
import { signIn, toast } from "@/e2e/kit/new-site";
import { newNorthWall, type NorthWall, SUBTASKS } from "@/e2e/kit/north-wall";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { signUp } from "@/sandbox/http/http-client";

const LANGUAGES = [
  {
    locale: "en-US",
    texts: en,
    one: "1 update waits on this phone",
    done: (name: string) => `Done: ${name}`,
  },
  {
    locale: "es-MX",
    texts: es,
    one: "1 avance en espera en este teléfono",
    done: (name: string) => `Hecha: ${name}`,
  },
] as const;
type Texts = (typeof LANGUAGES)[number]["texts"];

const [, , STRIP = "", PATCH = "", SEAL = ""] = SUBTASKS;

test.use({ viewport: { width: 390, height: 844 } });

let site: NorthWall;
/** The calls to complete a subtask that got a response. */
let completed: string[];

test.beforeEach(async ({ server, problems, context }) => {
  problems.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|404/);
  site = await newNorthWall(server);
  completed = [];
  context.on("requestfinished", (request) => {
    if (request.url().endsWith("/complete")) completed.push(request.url());
  });
});

for (const { locale, texts, one, done } of sampleOf(LANGUAGES, 1)) {
  test.describe(locale, () => {
    test.use({ locale });

    test("without a signal a tick is stored and shown, and is sent once from any tab", async ({
      page,
      context,
    }) => {
      await openSite(page);
      await outboxIsOpen(page, texts);
      const other = await context.newPage();
      await other.goto("/waiting");
      await expect(other.getByText(texts.outbox.nothing)).toBeVisible();
      await context.setOffline(true);
      await tick(page, texts, STRIP);
      await page.clock.fastForward(UNDO_MS);
      const count = page.getByRole("link", { name: one });
      await count.click();
      const sheet = page.getByRole("dialog", { name: texts.outbox.title });
      await expect(sheet.getByRole("heading", { name: texts.outbox.waitForSignal })).toBeVisible();
      await expect(sheet.getByRole("listitem")).toContainText([done(STRIP)]);
      await expect(sheet.getByRole("listitem")).toContainText("Harlow Street · North wall");
      await expect(sheet.getByRole("listitem")).toContainText(texts.outbox.states.waiting);
      await expect(other.getByRole("listitem")).toContainText([done(STRIP)]);
      expect(completed).toEqual([]);

      await context.setOffline(false);
      await expect(sheet.getByText(texts.outbox.nothing)).toBeVisible();
      await expect.poll(() => isCompleted(STRIP)).toBe(true);
      await expect(other.getByText(texts.outbox.nothing)).toBeVisible();
      await expect.poll(() => completed).toHaveLength(1);
    });

    test("a refused item stays, with its actions; no other user of the phone sees it; signing out asks", async ({
      page,
      server,
    }) => {
      await blockEvents(page);
      await openSite(page);
      await outboxIsOpen(page, texts);
      await site.rosa.delete(`/api/subtasks/${site.ids[SEAL] ?? ""}`);
      await tick(page, texts, SEAL);
      await page.clock.fastForward(UNDO_MS);
      await expect(toast(page, texts.outbox.completeFailed)).toBeVisible();
      await page.goto("/waiting");
      const card = page.getByRole("listitem").filter({ hasText: done(SEAL) });
      await expect(card).toContainText(texts.outbox.states.refusedDone);
      await expect(card).toContainText("Harlow Street");
      await expect(page.getByText(/^1 (could not be sent|no se pudo enviar)/)).toBeVisible();

      const mei = await signUp(server, { name: "Mei Chen" });
      await signIn(page, mei);
      await page.goto("/waiting");
      await expect(page.getByText(texts.outbox.nothing)).toBeVisible();
      await expect(page.getByText(done(SEAL))).toHaveCount(0);

      await signIn(page, site.rosa);
      await page.goto("/dashboard");
      await page.getByRole("button", { name: texts.nav.openMenu }).click();
      await page.getByRole("button", { name: texts.nav.logout }).click();
      const asking = page.getByRole("dialog").filter({ hasText: texts.outbox.signOut.hint });
      await asking.getByRole("button", { name: texts.outbox.signOut.send }).click();
      await expect(asking.getByRole("alert")).toHaveText(texts.outbox.signOut.stillWaiting);
      await escape(asking);

      await page.goto("/settings");
      const { signOut } = texts.settings.security;
      await page.getByRole("main").getByRole("button", { name: signOut }).first().click();
      await escape(asking);
      await expect(asking).toHaveCount(0);
      await page.getByRole("link", { name: one }).click();
      await card.getByRole("button", { name: texts.outbox.discard }).click();
      await page.getByRole("button", { name: texts.outbox.keep }).click();
      await expect(card).toBeVisible();
      await card.getByRole("button", { name: texts.outbox.discard }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: texts.outbox.discard }).click();
      await expect(page.getByText(texts.outbox.nothing)).toBeVisible();
    });
  });
}

test("two tabs send an item once, and show it once in every frame; another user of the phone sees none of it", async ({
  page,
  context,
  server,
}) => {
  const place = `/projects/${site.project}?folder=${site.taskId}`;
  await openAs(page, site.rosa, `${site.project}?folder=${site.taskId}`);
  const other = await context.newPage();
  await other.goto(place);
  for (const tab of [page, other]) {
    await untilNothingIsFetched(tab);
    await tab.evaluate(watchCount, "Two rolls short.");
  }
  await context.setOffline(true);
  await write(page, en, "Two rolls short.");
  await sendButton(page, en).click();
  for (const tab of [page, other])
    await expect(tab.getByText(en.outbox.states.onPhone, { exact: true })).toBeVisible();

  const mei = await signUp(server, { name: "Mei Chen" });
  const hers = await context.newPage();
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(tab.getByText(en.updates.received, { exact: true })).toBeVisible();
    expect(await tab.evaluate(() => Reflect.get(globalThis, "counts") as number[])).toEqual([0, 1]);
  }
  const sent = await site.rosa.get<{ content: string }[]>(`/api/projects/${site.project}/updates`);
  expect(sent.body.filter(({ content }) => content === "Two rolls short.")).toHaveLength(1);

  await context.setOffline(true);
  await write(page, en, "For Rosa's eyes.");
  await sendButton(page, en).click();
  await expect(page.getByText(en.outbox.states.onPhone, { exact: true })).toBeVisible();
  await Promise.all([page.close(), other.close()]);
  await context.setOffline(false);
  await signIn(hers, mei);
  await hers.goto("/waiting");
  await expect(hers.getByText(en.outbox.nothing)).toBeVisible();
  await expect(hers.getByText("For Rosa's eyes.")).toHaveCount(0);
  await signIn(hers, site.rosa);
  await hers.goto("/waiting");
  await expect(hers.getByText(en.outbox.nothing)).toBeVisible();
  const all = await site.rosa.get<{ content: string }[]>(`/api/projects/${site.project}/updates`);
  expect(all.body.map(({ content }) => content)).toContain("For Rosa's eyes.");
});

test(
  "a tick without a signal before the outbox has loaded is sent once it has",
  IN_PROVE,
  async ({ page, context }) => {
    await openSite(page);
    await page.getByRole("button", { name: /^\d of \d/ }).click();
    await expect(page.getByRole("checkbox").first()).toBeVisible();
    await context.setOffline(true);
    await tick(page, en, STRIP);
    expect(await isCompleted(STRIP)).toBe(false);
    await context.setOffline(false);
    await page.clock.fastForward(UNDO_MS);
    await expect.poll(() => isCompleted(STRIP)).toBe(true);
    await expect(page.getByRole("list", { name: en.tasks.completedSubtasks })).toContainText(STRIP);
  },
);

test("a tick whose page is killed is sent by the next one", async ({ page, context }) => {
  await openSite(page);
  await outboxIsOpen(page, en);
  await context.setOffline(true);
  await tick(page, en, PATCH);
  await page.close();
  await context.setOffline(false);
  expect(await isCompleted(PATCH)).toBe(false);
  const next = await context.newPage();
  await next.goto("/dashboard");
  await expect.poll(() => isCompleted(PATCH)).toBe(true);
});

async function openSite(page: Page): Promise<void> {
  await page.clock.install();
  await openAs(page, site.rosa, `${site.project}?folder=${site.taskId}`);
}

/** Waits for the outbox, which opens shortly after the page, together with what is shown without a signal. */
async function outboxIsOpen(page: Page, texts: Texts): Promise<void> {
  // On a busy machine it may be open before the clock is set forward.
  await page.clock.fastForward(2000);
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toContain("outbox");
  await untilNothingIsFetched(page);
  await page.getByRole("button", { name: /^\d (of|de) \d/ }).click();
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await expect(page.getByRole("list", { name: texts.tasks.completedSubtasks })).toBeVisible();
}

async function tick(page: Page, texts: Texts, name: string): Promise<void> {
  await page.getByRole("checkbox", { name: texts.tasks.complete.replace("{name}", name) }).click();
  await expect(page.getByRole("checkbox", { name: new RegExp(name), checked: true })).toBeVisible();
}

async function isCompleted(name: string): Promise<boolean> {
  const { body } = await site.rosa.get<{ id: string; isCompleted: boolean }[]>(
    `/api/tasks/${site.taskId}/subtasks`,
  );
  return body.find(({ id }) => id === site.ids[name])?.isCompleted ?? false;
}
