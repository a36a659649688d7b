import type { Page, Route } from "@playwright/test";
import { chatButton } from "@/e2e/chat/chat-hands";
import { chooseInProject, openAs, sendButton, write } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { blockEvents, escape, escapeUntil, untilNothingIsFetched } from "@/e2e/kit/hands";
import { signIn } from "@/e2e/kit/new-site";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { connect } from "@/sandbox/database/test-database";
import { Client, type SignedInClient, signUp } from "@/sandbox/http/http-client";
import type { TestServer } from "@/sandbox/servers/test-server";

const DESKTOP = { width: 1280, height: 800 };
const PROJECT = "Harlow Street";
const NO_SIGNAL = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/;

test("on a desktop the bar names its icons, keeps theme and language, and signs out", async ({
  newPerson,
  ownSite: { rosa },
}) => {
  const page = await newPerson({ viewport: DESKTOP, hasTouch: false });
  await openDashboard(page, rosa);

  await test.step("an icon button shows its name on hover", async () => {
    await page.getByRole("button", { name: en.theme.dark }).hover();
    await expect(tooltip(page)).toHaveText(new RegExp(en.theme.dark));
    await escapeUntil(page, (soon) => expect(tooltip(page)).toHaveCount(0, soon));
  });

  await page.addInitScript(watchFrames);
  for (const theme of ["dark", "sun"] as const)
    await test.step(`the ${theme} theme survives a reload, from the first frame on`, async () => {
      await page.getByRole("button", { name: en.theme[theme] }).click();
      await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${theme}\\b`));
      await page.reload();
      const frames = await page.evaluate(() => (window as unknown as { themes: string[] }).themes);
      expect(frames.length).toBeGreaterThan(0);
      expect(new Set(frames)).toEqual(new Set([theme]));
    });

  await test.step("the language persists: in the cookie, in storage and in the page", async () => {
    await page.getByRole("combobox", { name: en.nav.language }).selectOption("es");
    await expect(page.getByRole("link", { name: es.nav.projects }).first()).toBeVisible();
    expect((await page.context().cookies()).find(({ name }) => name === "language")?.value).toBe("es");
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("es");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });

  await test.step("signing out from the user menu", async () => {
    await page.getByRole("combobox", { name: es.nav.language }).selectOption("en");
    await expect(page.getByRole("link", { name: en.nav.projects }).first()).toBeVisible();
    await enterProject(page);
    await untilNothingIsFetched(page);
    await page.getByRole("button", { name: userMenu(en, "Rosa Ortiz") }).click();
    await page.getByRole("menuitem", { name: en.nav.logout }).click();
    await expectSignedOut(page);
  });
});

test("on a phone an update without a signal waits, says so, and is posted once online; the collapsible menu signs out", async ({
  page,
  context,
  problems,
  ownSite: { rosa },
}) => {
  problems.expectProblem(NO_SIGNAL);
  const text = "Slab poured, curing blankets on.";
  await openDashboard(page, rosa);
  await enterProject(page);
  const field = page.getByRole("textbox", { name: en.updates.write });
  await field.fill(text);
  await context.setOffline(true);
  await page.getByRole("button", { name: en.updates.post }).click();
  const entry = page
    .getByRole("list", { name: en.updates.title })
    .getByRole("listitem")
    .filter({ hasText: text });
  await expect(entry).toContainText(en.outbox.states.onPhone);
  await context.setOffline(false);
  await expect(entry).toContainText(en.updates.received);
  await expect(entry).toHaveCount(1);
  await expect(field).toHaveValue("");

  await chooseInProject(page, en, en.nav.logout);
  await expectSignedOut(page);
});

test("a visitor whose browser prefers Spanish gets Spanish", async ({ newPerson }) => {
  const visitor = await newPerson({ locale: "es-ES" });
  await visitor.goto("/");
  await expect(visitor.locator("html")).toHaveAttribute("lang", "es");
  await expect(visitor.getByRole("link", { name: es.landing.hero.start }).first()).toBeVisible();
});

test(
  "an icon button that was hovered before hydration shows its name too",
  IN_PROVE,
  async ({ newPerson, server }) => {
    const page = await newPerson({ viewport: DESKTOP, hasTouch: false });
    await signIn(page, await signUp(server, { name: "Rosa Ortiz" }));
    const held: Route[] = [];
    await page.route("**/*.js", (route) => void held.push(route));
    await page.goto("/dashboard", { waitUntil: "commit" });
    await page.getByRole("button", { name: en.theme.dark }).hover();
    await page.route("**/*.js", (route) => route.continue());
    await Promise.all(held.map((route) => route.continue()));
    await expect(tooltip(page)).toHaveText(new RegExp(en.theme.dark));
  },
);

test("a dialog whose code cannot load says whether it is gone or there is no signal, and opens on the next press", async ({
  page,
  context,
  problems,
  ownSite: { rosa },
}) => {
  problems.expectProblem(new RegExp(`${NO_SIGNAL.source}|Refused to execute`));
  await page.setViewportSize(DESKTOP);
  // Who saves data has nothing fetched ahead: the dialog's code loads at the press alone.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await openDashboard(page, rosa);
  await enterProject(page);
  const button = page.getByRole("button", { name: en.tasks.newTask });
  await page.route("**/_next/static/**", asGone);
  await button.click();
  await expect(page.getByText(en.errorPages.outdatedTitle, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: en.errorPages.reload })).toBeVisible();
  await page.unroute("**/_next/static/**");
  await context.setOffline(true);
  // Not of the press before: this one is over once it says so.
  await expect(page.getByText(en.common.noSignal, { exact: true })).toHaveCount(0);
  await button.click();
  await expect(page.getByText(en.common.noSignal, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: PROJECT })).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await escape(page.getByRole("dialog", { name: en.tasks.newTask }));
  await expect(button).toBeFocused();
});

test("without a signal a project's menu, members, bell, chat and Logout open, and it says as of when it is shown", async ({
  page,
  context,
  problems,
  crew: { rosa, june, projectId },
}) => {
  problems.expectProblem(NO_SIGNAL);
  await june.post(`/api/projects/${projectId}/messages`, { content: "The crane comes at nine." });
  await openAs(page, rosa, projectId);
  await untilNothingIsFetched(page);
  await context.setOffline(true);
  const asOf = page.getByText(/^No signal\. As of \d+:\d\d/);
  await expect(asOf).toBeVisible();

  await test.step("the members, from the menu", async () => {
    await chooseInProject(page, en, en.project.manageMembers);
    const members = page.getByRole("dialog").filter({ hasText: "June Park" });
    await expect(members).toBeVisible();
    await escape(members);
  });

  await test.step("the bell", async () => {
    await page.getByRole("button", { name: en.nav.notifications }).locator("visible=true").click();
    await escape(page.getByRole("dialog", { name: en.nav.notifications }));
  });

  await test.step("the chat's last messages", async () => {
    await chatButton(page, en).click();
    const chat = page.getByRole("dialog", { name: en.chat.title });
    await expect(chat.getByText("The crane comes at nine.", { exact: true })).toBeVisible();
    await expect(chat.getByRole("alert")).toHaveCount(0);
    await chat.getByRole("button", { name: en.chat.back }).click();
  });

  await test.step("Logout asks about what waits, and nothing advises to reload", async () => {
    await write(page, en, "Slab poured.");
    await sendButton(page, en).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Slab poured." }).last()).toContainText(
      en.outbox.states.onPhone,
    );
    await chooseInProject(page, en, en.nav.logout);
    await expect(page.getByRole("dialog").filter({ hasText: en.outbox.signOut.hint })).toBeVisible();
    await expect(page.getByText(/reload/i)).toHaveCount(0);
  });
  await context.setOffline(false);
  await expect(asOf).toHaveCount(0);
});

test("a suspended person is redirected to the sign-in page, without a loop", async ({
  page,
  server,
  problems,
}) => {
  problems.expectProblem(/401/);
  await page.setViewportSize(DESKTOP);
  const mateo = await signUp(server, { name: "Mateo Rivas" });
  await signIn(page, mateo);
  await blockEvents(page);
  await page.goto("/dashboard");
  await untilNothingIsFetched(page);
  const visits: string[] = [];
  page.on("framenavigated", (frame) => visits.push(frame.url()));
  await suspend(server, mateo.user.id);
  await page.getByRole("navigation").getByRole("link").last().click();
  await expect(page).toHaveURL(/\/auth\?ended=suspended&next=/);
  await expect(page.getByText(en.errors.suspended)).toBeVisible();
  await page.goto("/projects");
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole("tabpanel")).toBeVisible();
  expect(visits.length).toBeLessThan(8);
});

test("a password reset signs out another tab", async ({ page, context, server }) => {
  const dale = await signUp(server, { name: "Dale Brandt" });
  await signIn(page, dale);
  const other = await context.newPage();
  await other.goto("/dashboard");
  await resetPassword(server, dale.user.email);
  await other.reload();
  await expect(other).toHaveURL(/\/auth\?ended=ended&next=%2Fdashboard$/);
  await expect(other.getByText(en.auth.sessionEnded)).toBeVisible();
});

async function openDashboard(page: Page, person: SignedInClient): Promise<void> {
  await signIn(page, person);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: PROJECT })).toBeVisible();
}

async function enterProject(page: Page): Promise<void> {
  await page.getByRole("link", { name: PROJECT }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: PROJECT })).toBeVisible();
}

/** Also expects Back not to show the dashboard, which was the previous page. */
async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByText(en.nav.signedOut, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await page.evaluate(watchFor, PROJECT);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole("tabpanel")).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { wasSeen: boolean }).wasSeen)).toBe(false);
}

/** Runs in the page: detects whether the text is shown, however briefly. */
function watchFor(text: string): void {
  Object.assign(window, { wasSeen: false });
  const look = () => {
    if (document.body.innerText.includes(text)) Object.assign(window, { wasSeen: true });
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Runs in the page: records for every frame with content its theme. */
function watchFrames(): void {
  const themes: string[] = [];
  Object.assign(window, { themes });
  const look = () => {
    if (document.querySelector("main, header"))
      themes.push(
        ["light", "dark", "sun"].filter((one) => document.documentElement.classList.contains(one)).join(),
      );
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function suspend(server: TestServer, userId: string): Promise<void> {
  const sql = await connect(server.databaseUrl);
  await sql.query(
    "UPDATE users SET suspended_at = now(), session_version = session_version + 1 WHERE id = $1",
    [userId],
  );
  await sql.end();
}

async function resetPassword(server: TestServer, email: string): Promise<void> {
  const visitor = new Client(server.url);
  const { body } = await visitor.post<{ resetLink: string }>("/api/request-password-reset", { email });
  const token = new URL(body.resetLink).searchParams.get("token");
  const password = { newPassword: "another battery", confirmPassword: "another battery" };
  expect((await visitor.post("/api/reset-password", { token, ...password })).status).toBe(200);
}

const tooltip = (page: Page) => page.locator("[data-radix-popper-content-wrapper]");
const userMenu = (texts: typeof en, name: string) => texts.nav.userMenu.replace("{name}", name);

/** As if the server had another build's files. */
async function asGone(route: Route): Promise<void> {
  await route.continue({
    url: route
      .request()
      .url()
      .replace(/[^/]+$/, "of-an-older-build.js"),
  });
}
