import { expectInProject, fillSignUp, JOIN, joinInDialog, newLink, PASSWORD } from "./join-hands";
import { expect, test } from "@/e2e/kit/fixtures";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import { newCode, rosasSite, type Site } from "@/sandbox/fixtures/site-fixture";
import { signUp } from "@/sandbox/http/http-client";

let site: Site;

test.beforeAll(async ({ servers }, { file }) => {
  site = await rosasSite(await servers.of(file));
});

test("an address that has an account carries over to the sign-in form", async ({ page, server }) => {
  const luis = await signUp(server, { name: "Luis Vega" });
  await page.goto(await newLink(site));
  await page.getByRole("link", { name: JOIN }).tap();
  await fillSignUp(page, { name: "Luis", email: luis.user.email, password: "forgotten it" });
  await page.getByRole("button", { name: en.auth.createAndJoin }).tap();
  const email = page.getByRole("tabpanel", { name: en.auth.signUp }).getByLabel(en.auth.email);
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveValue(luis.user.email);

  await page.getByRole("tab", { name: en.auth.signIn }).tap();
  const form = page.getByRole("tabpanel", { name: en.auth.signIn });
  await expect(form.getByLabel(en.auth.email)).toHaveValue(luis.user.email);
  await form.getByLabel(en.auth.password, { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: en.auth.signInAndJoin }).tap();
  await expectInProject(page, site, en.join.joined);
});

test(
  "a code that somebody else uses in the meantime does not block signing up, and the page says what to do next",
  IN_PROVE,
  async ({ page, server }) => {
    const faster = await signUp(server, { name: "Ana Torres" });
    const code = await newCode(site.rosa, site.projectId);
    await page.goto(`/?join=${code}`);
    await page.getByRole("link", { name: JOIN }).tap();
    await fillSignUp(page, { name: "Kim Lee", email: "kim@example.com" });
    await faster.post("/api/join", { connectCode: code });
    await page.getByRole("button", { name: en.auth.createAndJoin }).tap();

    await expect(page.getByText(en.join.failed, { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\?join=/);
    await expect(page.getByRole("heading", { level: 1, name: en.invitation.dead.usedTitle })).toBeVisible();
    await expect(page.getByText(en.invitation.dead.usedBodySignedIn)).toBeVisible();
    await page.getByRole("button", { name: en.invitation.anotherCode }).tap();
    await joinInDialog(page, await newCode(site.rosa, site.projectId));
    await expectInProject(page, site, en.join.joined);
  },
);

test(
  "a lost response keeps the input, and the second tap opens the project",
  IN_PROVE,
  async ({ page, problems }) => {
    problems.expectProblem(/ERR_FAILED|Failed to fetch/);
    await page.goto(await newLink(site));
    await page.getByRole("link", { name: JOIN }).tap();
    await fillSignUp(page, { name: "Leo Sandoval", email: "leo@example.com" });
    let lost = 0;
    await page.route("**/auth?**", async (route) => {
      if (route.request().method() !== "POST" || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      await page.context().clearCookies({ name: /session-token/ });
      await route.abort();
    });
    const button = page.getByRole("button", { name: en.auth.createAndJoin });
    await button.tap();
    await expect(page.getByRole("alert").filter({ hasText: en.common.offline })).toBeVisible();
    await expect(page.getByLabel(en.auth.name)).toHaveValue("Leo Sandoval");
    await button.tap();
    await expectInProject(page, site, en.join.already);
  },
);

test("two taps on the button create one account in the project", IN_PROVE, async ({ page }) => {
  await page.goto(await newLink(site));
  await page.getByRole("link", { name: JOIN }).tap();
  await fillSignUp(page, { name: "Ben Ito", email: "ben@example.com" });
  await page.getByRole("button", { name: en.auth.createAndJoin }).dblclick();
  await expectInProject(page, site, en.join.joined);
  const { body } = await site.rosa.get<{ members: { user: { email: string } }[] }>(
    `/api/projects/${site.projectId}`,
  );
  expect(body.members.filter(({ user }) => user.email === "ben@example.com")).toHaveLength(1);
});
