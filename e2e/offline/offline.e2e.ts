import type { Page } from "@playwright/test";
import { openAs, sendButton, write } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { folder } from "@/e2e/kit/hands";
import { signIn } from "@/e2e/kit/new-site";
import { IN_SUBTASK, IN_TASK, newNorthWall, toggle } from "@/e2e/kit/north-wall";
import { UNDO_MS } from "@/components/tasks/subtask/pending-ticks";
import type { UpdateView } from "@/lib/updates/view";
import en from "@/messages/en";
import { join } from "@/sandbox/fixtures/cast";
import { signUp } from "@/sandbox/http/http-client";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

test.beforeEach(({ problems }) => {
  problems.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
});

/** Everything in the browser's caches: addresses, and what is kept under them as text. */
async function keptIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const texts: Record<string, string> = {};
    for (const name of await caches.keys()) {
      if (!name.startsWith("kept:")) continue;
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        texts[`${name} ${new URL(url).pathname}`] = await ((await cache.match(url))?.text() ?? "");
    }
    return texts;
  });
}

/** Waits until a page, and what the worker found of its project, is on the phone. */
async function untilKept(page: Page, path: string): Promise<void> {
  const ends = [path, "/kept/recent", "/kept/queries"];
  await expect
    .poll(async () => ends.filter((end) => !Object.keys(kept).some((key) => key.endsWith(end)), await load()))
    .toEqual([]);

  async function load() {
    kept = await keptIn(page);
  }
}
let kept: Record<string, string> = {};

test("a project opens without a signal, with folders that were never opened, and what is written there arrives once", async ({
  page,
  context,
  server,
}) => {
  const { rosa, project, taskId } = await newNorthWall(server);
  await rosa.post(`/api/projects/${project}/updates`, { content: "Delivery is at the gate." });
  await openAs(page, rosa, `${project}?folder=unassigned`);
  await untilKept(page, `/projects/${project}`);
  await context.setOffline(true);
  await page.close();

  const phone = await context.newPage();
  await phone.goto(`/projects/${project}`);
  await expect(phone.getByRole("heading", { level: 1, name: "Harlow Street" })).toBeVisible();
  await expect(phone.getByText(/No signal/)).toBeVisible();
  await folder(phone, "North wall").click();
  await expect(phone.getByText(IN_TASK)).toBeVisible();
  await toggle(phone, "Patch the honeycombing").click();
  await expect(phone.getByText(IN_SUBTASK)).toBeVisible();
  await phone.getByRole("checkbox", { name: "Complete Seal the tie holes" }).click();
  await phone.clock.install();
  await phone.clock.fastForward(UNDO_MS);
  await write(phone, en, "Forms are stripped, no signal down here.");
  await sendButton(phone, en).click();
  await expect(phone.getByText(en.outbox.states.onPhone, { exact: true }).first()).toBeVisible();

  await phone.reload();
  await expect(phone.getByRole("heading", { level: 1, name: "Harlow Street" })).toBeVisible();
  await phone.goto("/settings");
  await expect(phone.getByRole("heading", { name: en.common.noSignal })).toBeVisible();
  await context.setOffline(false);
  await phone.goto(`/projects/${project}?folder=${taskId}`);
  const arrived = async () => {
    const { body } = await rosa.get<UpdateView[]>(`/api/projects/${project}/updates`);
    return body.filter(({ content }) => content.startsWith("Forms are stripped")).length;
  };
  await expect.poll(arrived).toBe(1);
  await expect(phone.getByText(/No signal/)).toHaveCount(0);
});

test("after signing out, and for the next one in this browser, nothing of the one before can be read", async ({
  page,
  context,
  server,
}) => {
  const { rosa, project } = await newNorthWall(server);
  const mei = await signUp(server, { name: "Mei Chen" });
  await openAs(page, rosa, project);
  await untilKept(page, `/projects/${project}`);
  await page.getByRole("link", { name: en.project.backToDashboard }).click();
  await page.getByRole("button", { name: en.nav.openMenu }).click();
  await page.getByRole("button", { name: en.nav.logout }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => keptIn(page)).toEqual({});
  await context.setOffline(true);
  await expect(page.goto(`/projects/${project}`)).rejects.toThrow(/ERR_/);
  await context.setOffline(false);

  // A session that was replaced without a page of ours: the worker hears of it by the next page.
  await openAs(page, rosa, project);
  await untilKept(page, `/projects/${project}`);
  await signIn(page, mei);
  await page.goto("/help");
  await expect.poll(async () => JSON.stringify(await keptIn(page))).not.toContain("Harlow Street");
  await page.goto("/dashboard");
  await untilKeptOf(page, mei.user.id);
  expect(JSON.stringify(await keptIn(page))).not.toContain("Harlow Street");
});

/** Waits until the dashboard of this user is on the phone. */
async function untilKeptOf(page: Page, userId: string): Promise<void> {
  await expect.poll(async () => Object.keys(await keptIn(page))).toContain(`kept:${userId}: /dashboard`);
}

test("a phone drops a project at its first contact after its worker was removed", async ({
  page,
  server,
  context,
}) => {
  const { rosa, project } = await newNorthWall(server);
  const mateo = await signUp(server, { name: "Mateo Rivas" });
  await join(rosa, project, mateo);
  await openAs(page, mateo, project);
  await untilKept(page, `/projects/${project}`);
  await context.setOffline(true);
  await rosa.delete(`/api/projects/${project}/members/${mateo.user.id}`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Harlow Street" })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => JSON.stringify(await keptIn(page))).not.toContain("Harlow Street");
});
