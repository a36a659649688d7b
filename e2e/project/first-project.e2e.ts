import type { Page } from "@playwright/test";
import { chooseInProject, openAs, sendButton, write } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { newSite, signIn, toast } from "@/e2e/kit/new-site";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import { LANGUAGE_KEY } from "@/lib/shared/languages";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { join } from "@/sandbox/fixtures/cast";
import { signUp } from "@/sandbox/http/http-client";

const SCREENS = [
  { name: "phone", viewport: { width: 390, height: 844 }, share: true },
  { name: "desktop", viewport: { width: 1280, height: 800 }, share: false },
] as const;
const { codes, guide } = en;
const CODE = /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/;

for (const { name, viewport, share } of sampleOf(SCREENS, 0)) {
  test.describe(name, () => {
    test.use({ viewport });

    test("a guide leads an owner from an empty project to a posting crew, and then disappears permanently", async ({
      page,
      server,
      newPerson,
      ownSite: { rosa, project },
    }) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      if (share) await page.addInitScript(recordShares);
      await openAs(page, rosa, project);
      const steps = guideOf(page);
      let code = "";

      await test.step("it says whose plan the project is on, and nothing is in the way", async () => {
        const plan = /plan of Ortiz Framing: yearly, unlimited projects\. It is free for your crew\./;
        await expect(steps.getByText(plan)).toBeVisible();
        await expect(page.getByRole("group", { name: en.project.show })).toHaveCount(0);
        await expect(page.getByText(en.project.onlyYou)).toBeVisible({ visible: name === "phone" });
      });

      await test.step("the first step creates a task, which is then named beside it", async () => {
        await expect(steps.getByText("0 of 3 done")).toBeVisible();
        await steps.getByRole("button", { name: guide.addTask }).click();
        await page.getByRole("dialog").getByLabel(en.tasks.name).fill("Footings");
        await page.getByRole("dialog").getByRole("button", { name: en.tasks.create }).click();
        await expect(steps.getByText("1 of 3 done")).toBeVisible();
        await expect(steps.getByRole("button", { name: "Open Footings" })).toBeFocused();
      });

      await test.step("the second makes a code in place, to share or copy", async () => {
        await steps.getByRole("button", { name: guide.getCode }).click();
        code = (await steps.getByText(CODE).textContent())!;
        const handOver = steps.getByRole("button", { name: share ? codes.share : codes.copyLink });
        await expect(handOver).toBeFocused();
        await handOver.click();
        if (share) {
          const [shared] = await page.evaluate(() => window.shared);
          expect(shared?.text).toContain(`/?join=${code.replaceAll("-", "")}`);
          expect(shared?.text).toContain("Join Harlow Street on Plumbline. It is free for you.");
          expect(shared?.text).toContain("Entra a Harlow Street en Plumbline. Para ti es gratis.");
        } else {
          await expect(steps.getByText(codes.copied)).toBeVisible();
          expect(await clipboard(page)).toBe(`${server.url}/?join=${code.replaceAll("-", "")}`);
        }
        if (share) await expectAboveDock(page, en);
        else await expectNoScroller(page);
        await steps.getByRole("button", { name: codes.copy, exact: true }).click();
        await expect(steps.getByText(codes.copied).last()).toBeVisible();
        await expect.poll(() => clipboard(page)).toBe(code);
      });

      await test.step("its QR code opens large; another code takes its place", async () => {
        await steps.getByRole("button", { name: codes.qr, exact: true }).click();
        const dialog = page.getByRole("dialog", { name: codes.title });
        await expect(dialog.getByText(code)).toBeVisible();
        await expect(dialog.getByRole("img", { name: `QR code of the join link for ${code}` })).toBeVisible();
        await dialog.getByRole("button", { name: codes.another }).click();
        await expect(dialog.getByText(code)).toHaveCount(0);
        code = (await dialog.getByText(CODE).textContent())!;
        await dialog.getByRole("button", { name: en.common.close }).click();
        await expect(steps.getByRole("button", { name: codes.qr, exact: true })).toBeFocused();
      });

      await test.step("a reload keeps the code; once somebody joined with it, the step is done", async () => {
        await inSpanish(page, async () => {
          if (share) await expectAboveDock(page, es);
        });
        await page.reload();
        await expect(steps.getByText(code)).toBeVisible();
        const june = await signUp(server, { name: "June Park" });
        await june.post("/api/join", { connectCode: code });
        await page.reload();
        await expect(steps.getByText("2 of 4 done")).toBeVisible();
        await expect(steps.getByText("June Park")).toBeVisible();
        await expect(page.getByText(en.project.onlyYou)).toHaveCount(0);
      });

      await test.step("a person who joined waits for tasks in the guide, also after the first update", async () => {
        await write(page, en, "Footings are dug on the east side.");
        await sendButton(page, en).click();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(steps.getByText("3 of 4 done")).toBeVisible();
        await steps.getByRole("button", { name: guide.chooseTasks }).click();
        const tasks = page.getByRole("dialog", { name: "June Park’s tasks" });
        await tasks.getByRole("checkbox", { name: "Footings" }).check();
        await tasks.getByRole("button", { name: "Give June 1 task" }).click();
      });

      await test.step("with the last step the guide goes, on every device, also when the task goes", async () => {
        await expect(steps).toHaveCount(0);
        await expect(page.getByRole("group", { name: en.project.show })).toBeVisible({ visible: share });
        const [task] = (await rosa.get<{ id: string }[]>(`/api/projects/${project}/tasks`)).body;
        await rosa.delete(`/api/tasks/${task!.id}`);
        const other = await newPerson();
        await openAs(other, rosa, project);
        await expect(other.getByText(en.tasks.emptyOwner)).toBeVisible();
        await expect(guideOf(other)).toHaveCount(0);
      });
    });
  });
}

test(
  "a hidden guide stays hidden; a worker never sees one",
  IN_PROVE,
  async ({ page, server, newPerson }) => {
    const { rosa, project } = await newSite(server);
    await openAs(page, rosa, project);
    await guideOf(page).getByRole("button", { name: guide.hide }).click();
    await expect(guideOf(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Harlow Street" })).toBeVisible();
    await expect(guideOf(page)).toHaveCount(0);
    const other = await newSite(server);
    const june = await signUp(server, { name: "June Park" });
    const { body } = await other.rosa.post<{ code: string }>(
      `/api/projects/${other.project}/connect-codes`,
      {},
    );
    await june.post("/api/join", { connectCode: body.code });
    const phone = await newPerson();
    await openAs(phone, june, other.project);
    await expect(guideOf(phone)).toHaveCount(0);
  },
);

test("the members dialog lists the office separately, and an admin's updates say Admin", async ({
  page,
  server,
  ownSite: { rosa, business, project },
}) => {
  const dale = await signUp(server, { name: "Dale Brandt" });
  await rosa.post(`/api/businesses/${business}/admins`, { email: dale.user.email });
  await dale.post(`/api/projects/${project}/updates`, { content: "Four bags are on the truck." });
  await signIn(page, rosa);
  await page.goto(`/projects/${project}`);
  const update = page.getByRole("listitem").filter({ hasText: "Four bags are on the truck." }).last();
  await expect(update.getByText(`Dale Brandt ${en.updates.admin}`)).toBeVisible();
  await chooseInProject(page, en, en.project.manageMembers);
  const dialog = page.getByRole("dialog", { name: "2 Members" });
  await expect(dialog.getByText(en.project.nobodyYet)).toBeVisible();
  await expect(dialog.getByRole("link", { name: en.project.invite })).toBeVisible();
  await expect(dialog.getByRole("heading", { name: en.project.fromOffice })).toBeVisible();
  await expect(dialog.getByRole("listitem")).toContainText([/Rosa Ortiz.*Owner/, /Dale Brandt.*Admin/]);
});

test("an owner is told who joined, and gives tasks from the toast, from Members and from the task", async ({
  page,
  server,
  ownSite: { rosa, project },
}) => {
  for (const name of ["Framing", "Drywall"]) await rosa.post(`/api/projects/${project}/tasks`, { name });
  await openAs(page, rosa, project);
  const ana = await signUp(server, { name: "Ana Solis" });
  await join(rosa, project, ana);
  await page.getByRole("button", { name: en.nav.giveTasks }).click();
  const sheet = page.getByRole("dialog", { name: "Ana Solis’s tasks" });
  await sheet.getByRole("checkbox", { name: "All 2 tasks" }).check();
  await sheet.getByRole("button", { name: "Give Ana 2 tasks" }).click();
  await expect(sheet).toHaveCount(0);
  await chooseInProject(page, en, en.project.manageMembers);
  const members = page.getByRole("dialog", { name: "2 Members" });
  await expect(members.getByText(en.project.allTasks)).toBeVisible();
  await members.getByRole("button", { name: "Ana Solis’s tasks" }).click();
  await sheet.getByRole("checkbox", { name: "Drywall" }).uncheck();
  await sheet.getByRole("button", { name: "Take 1 task from Ana" }).click();
  await expect(sheet).toHaveCount(0);
  await page.getByRole("button", { name: en.tasks.undo }).last().click();
  await expect(toast(page, en.tasks.assignmentsUndone)).toBeVisible();
  await expect(members.getByText(en.project.allTasks)).toBeVisible();
  await members.getByRole("button", { name: "Message Ana Solis" }).click();
  await expect(page.getByRole("region", { name: "Ana Solis", exact: true })).toBeVisible();
});

declare global {
  interface Window {
    shared: ShareData[];
  }
}

/** Runs in the page: a share sheet that records what is shared. */
function recordShares(): void {
  window.shared = [];
  navigator.share = (data) => {
    window.shared.push(data ?? {});
    return Promise.resolve();
  };
}

/** The whole guide is visible, from its title to the button that hides it. */
async function expectAboveDock(page: Page, texts: typeof en): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expect(async () => {
    const hide = (await page.getByRole("button", { name: texts.guide.hide }).boundingBox())!;
    const dock = (await page.getByRole("form", { name: texts.updates.addUpdate }).boundingBox())!;
    expect(hide.y + hide.height).toBeLessThanOrEqual(dock.y);
  }).toPass();
}

/** The guide does not scroll on its own, and the tasks below it are visible. */
async function expectNoScroller(page: Page): Promise<void> {
  const excess = await guideOf(page).evaluate((section) => section.scrollHeight - section.clientHeight);
  expect(excess).toBe(0);
  await expect(page.getByRole("heading", { name: en.tasks.title })).toBeInViewport();
  const height = (await guideOf(page).boundingBox())!.height;
  expect(height).toBeLessThan(360);
}

function guideOf(page: Page) {
  return page.getByRole("region", { name: guide.title });
}

/** Runs a check with the page in Spanish, then switches back. */
async function inSpanish(page: Page, check: () => Promise<void>): Promise<void> {
  const cookie = { name: LANGUAGE_KEY, url: new URL(page.url()).origin };
  await page.context().addCookies([{ ...cookie, value: "es" }]);
  await page.reload();
  await expect(page.getByRole("heading", { name: es.guide.title })).toBeVisible();
  await check();
  await page.context().addCookies([{ ...cookie, value: "en" }]);
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
