import { readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";
import { expect, test } from "@/e2e/kit/fixtures";
import { newSite, signIn } from "@/e2e/kit/new-site";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { exportedJson } from "@/sandbox/fixtures/zip-entries";
import { signUp } from "@/sandbox/http/http-client";
import type { TestServer } from "@/sandbox/servers/test-server";

const NEW = "a longer battery staple";
const texts = en.settings;
const back = en.takeBackEmail;

test("a new password: the form shows errors, the next sign-in accepts only the new one, and the mail is in the language chosen for mails", async ({
  page,
  server,
  context,
  newPerson,
}) => {
  const { user } = await signUp(server, { name: "June Park" });
  await signInThrough(page, user.email, user.password);
  await test.step("signing in on a new device has stored its time zone", async () => {
    const zone = (await context.cookies()).find(({ name }) => name === "time_zone");
    expect(decodeURIComponent(zone?.value ?? "")).toBe("America/Chicago");
  });
  await page.goto("/settings");
  await test.step("mails in Spanish, the screen as before", async () => {
    await page.getByLabel(texts.preferences.language).selectOption("es");
    await page.getByRole("button", { name: texts.preferences.save }).click();
    await expect(page.getByText(texts.preferences.saved, { exact: true })).toBeVisible();
  });
  await changePassword(page, "not this one");
  await expect(page.getByLabel(texts.password.current)).toBeFocused();
  await expect(page.getByText(en.issues.wrongPassword).first()).toBeVisible();
  await expect(page.getByLabel(en.newPassword.new)).toHaveValue(NEW);
  await changePassword(page, user.password);
  await expect(page.getByText(texts.password.changed, { exact: true })).toBeVisible();
  await expect(page.getByLabel(en.newPassword.new)).toHaveValue("");
  expect((await server.inbox.store.waitFor(user.email)).subject).toBe(
    es.mail.wayIn["password-changed"].subject,
  );
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard$/);

  const phone = await newPerson();
  await fillSignIn(phone, user.email, user.password);
  await expect(phone.getByText(en.errors.wrongCredentials).first()).toBeVisible();
  await signInThrough(phone, user.email, NEW);
});

test("a new address asks for the password; the old one is notified and can undo the change", async ({
  page,
  server,
  newPerson,
  problems,
}) => {
  problems.expectProblem(/401|409/);
  const rosa = await signUp(server, { name: "Rosa Ortiz" });
  const { user } = rosa;
  await signIn(page, rosa);
  await page.goto("/settings");
  const profile = page.getByRole("region", { name: texts.profile, exact: true });
  const password = profile.getByLabel(texts.password.current);
  const save = profile.getByRole("button", { name: texts.save });
  await profile.getByLabel(texts.name).fill("Rosa O.");
  await expect(password).toHaveCount(0);
  await test.step("with the action of an older build, what was typed survives the reload", async () => {
    await page.route("**/settings", asOlderBuild, { times: 1 });
    await save.click();
    const alert = profile.getByRole("alert");
    await expect(alert).toContainText(en.errorPages.outdatedTitle);
    await alert.getByRole("button", { name: en.errorPages.reload }).click();
    await expect(page.getByText(en.common.draftKept, { exact: true })).toBeVisible();
    await expect(profile.getByLabel(texts.name)).toHaveValue("Rosa O.");
  });
  await save.click();
  await expect(page.getByText(texts.saved, { exact: true })).toBeVisible();
  await profile.getByLabel(texts.email).fill(`new.${user.email}`);
  await password.fill("not this one");
  await save.click();
  await expect(password).toBeFocused();
  await expect(profile.getByText(en.issues.wrongPassword).first()).toBeVisible();
  await password.fill(user.password);
  await save.click();
  await expect(password).toHaveCount(0);
  await expect(profile.getByLabel(texts.email)).toHaveValue(`new.${user.email}`);

  const mailbox = await newPerson();
  const link = await takeBackLink(server, user.email);
  await mailbox.goto(link);
  await expect(mailbox.getByText(user.email)).toBeVisible();
  await page.reload();
  await expect(profile.getByLabel(texts.email)).toHaveValue(`new.${user.email}`);
  await mailbox.getByRole("button", { name: back.submit }).click();
  await expect(mailbox.getByRole("heading", { name: back.doneTitle })).toBeFocused();
  await page.goto("/projects");
  await expect(page).toHaveURL(/\/auth/);
  await mailbox.getByRole("link", { name: back.choosePassword }).click();
  for (const label of [en.newPassword.new, en.newPassword.confirm])
    await mailbox.getByLabel(label, { exact: true }).fill(NEW);
  await mailbox.getByRole("button", { name: en.auth.resetSubmit }).click();
  await expect(mailbox.getByRole("heading", { name: en.auth.resetDone })).toBeVisible();
  await signInThrough(mailbox, user.email, NEW);
  await mailbox.goto(link);
  await expect(mailbox.getByRole("heading", { name: back.invalidTitle })).toBeVisible();
});

test(
  "signing out one browser, and everywhere else after asking, ends those and not this one",
  IN_PROVE,
  async ({ page, server, newPerson, problems }) => {
    problems.expectProblem(/401/);
    const dale = await signUp(server, { name: "Dale Brandt" });
    const [tablet, laptop] = [await newPerson(), await newPerson()];
    for (const browser of [laptop, tablet, page]) await signIn(browser, dale);
    await page.goto("/settings");
    const rows = page.getByRole("region", { name: texts.security.title }).getByRole("listitem");
    await expect(rows.first()).toContainText(texts.security.this);
    const count = await rows.count();
    await rows.nth(1).getByRole("button", { name: texts.security.signOut }).click();
    await expect(rows).toHaveCount(count - 1);
    await tablet.goto("/projects");
    await expect(tablet).toHaveURL(/\/auth/);
    const button = page.getByRole("button", { name: texts.security.elsewhere });
    await button.press("Enter");
    const dialog = page.getByRole("alertdialog", { name: texts.security.askTitle });
    await dialog.getByRole("button", { name: en.common.cancel }).click();
    await expect(button).toBeFocused();
    await button.press("Enter");
    await dialog.getByRole("button", { name: texts.security.elsewhere }).click();
    await expect(page.getByText(texts.security.signedOutElsewhere, { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(1);
    await laptop.goto("/projects");
    await expect(laptop).toHaveURL(/\/auth/);
  },
);

test("a time zone applies to the times on screen; the download is an archive, and says so when it fails", async ({
  page,
  context,
  problems,
  ownSite: { rosa, project },
}) => {
  problems.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await rosa.post(`/api/projects/${project}/updates`, { content: "The frame is up." });
  await signIn(page, rosa);
  await page.goto("/settings");
  const zone = page.getByRole("combobox", { name: texts.preferences.timeZone });

  await test.step("another zone, and the device's again", async () => {
    await zone.selectOption("Pacific/Auckland");
    await page.getByRole("button", { name: texts.preferences.save }).click();
    await expect(page.getByText(texts.preferences.saved, { exact: true })).toBeVisible();
    const auckland = await firstTimeOf(page, project);
    await page.goto("/settings");
    await expect(zone).toHaveValue("Pacific/Auckland");
    await zone.selectOption("");
    await page.getByRole("button", { name: texts.preferences.save }).click();
    await expect(page.getByText(texts.preferences.saved, { exact: true })).toBeVisible();
    const chicago = await firstTimeOf(page, project);
    for (const time of [chicago, auckland]) expect(time).toMatch(/\d:\d\d [AP]M/);
    expect(auckland).not.toBe(chicago);
  });

  await test.step("the archive has the person's updates, at the second try", async () => {
    await page.goto("/settings");
    const link = page.getByRole("link", { name: texts.data.download });
    await expect(page.getByText(texts.preferences.timeZoneHint)).toContainText(/\d:\d\d/);
    await context.setOffline(true);
    await link.click();
    await expect(page.getByText(texts.data.failed, { exact: true })).toBeVisible();
    await context.setOffline(false);
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(await download.failure()).toBeNull();
    expect(download.suggestedFilename()).toMatch(/^plumbline-data-\d{4}-\d\d-\d\d\.zip$/);
    const data = exportedJson(readFileSync(await download.path()));
    const updates = expect.arrayContaining([expect.anything()]) as object[];
    expect(data).toMatchObject({ profile: { email: rosa.user.email }, updates });
  });
});

test("suggests a business or a plan while one is missing, nothing after that, and support for deletion", async ({
  page,
  server,
}) => {
  const luis = await signUp(server, { name: "Luis Vega" });
  await signIn(page, luis);
  await page.goto("/settings");
  const steps = page.getByRole("region", { name: texts.wayOn.createTitle });
  await expect(steps.getByRole("link", { name: texts.wayOn.choosePlan })).toHaveAttribute("href", "/billing");
  const mail = page.getByRole("link", { name: texts.data.deleteAsk });
  expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toMatch(
    new RegExp(`^mailto:\\S+@\\S+\\?subject=.+${luis.user.id}`),
  );
  await steps.getByRole("link", { name: texts.wayOn.createBusiness }).click();
  await page.getByLabel(en.businesses.name).fill("Vega Roofing");
  await page.getByRole("button", { name: en.businesses.create }).click();
  await expect(page.getByRole("heading", { name: "Vega Roofing" })).toBeVisible();
  await page.goto("/settings");
  const upgrade = page.getByRole("region", { name: texts.wayOn.upgradeTitle });
  await expect(upgrade).toContainText("Vega Roofing");
  await expect(upgrade.locator("a[href^='/billing?choose=']")).toHaveText(texts.wayOn.upgrade);

  await signIn(page, (await newSite(server)).rosa);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: texts.profile, exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: /To create projects|Choose a plan/ })).toHaveCount(0);
});

/** The path of the link that was mailed to an account's old address. */
async function takeBackLink(server: TestServer, oldEmail: string): Promise<string> {
  const mail = await server.inbox.store.waitFor(oldEmail, en.mail.emailChangedSubject);
  const [path = ""] = /\/take-back-email\?token=\S+/.exec(mail.text) ?? [];
  return path;
}

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/auth");
  const form = page.getByRole("tabpanel", { name: en.auth.signIn });
  await form.getByLabel(en.auth.email).fill(email);
  await form.getByLabel(en.auth.password, { exact: true }).fill(password);
  await form.getByRole("button", { name: en.auth.signIn, exact: true }).click();
}

async function signInThrough(page: Page, email: string, password: string): Promise<void> {
  await fillSignIn(page, email, password);
  await page.waitForURL(/\/dashboard/);
}

/** Calls an action by an id that the server does not have. */
async function asOlderBuild(route: Route): Promise<void> {
  await route.continue({ headers: { ...route.request().headers(), "next-action": "40".repeat(21) } });
}

async function changePassword(page: Page, current: string): Promise<void> {
  await page.getByLabel(texts.password.current).fill(current);
  await page.getByLabel(en.newPassword.new).fill(NEW);
  await page.getByLabel(en.newPassword.confirm).fill(NEW);
  await page.getByRole("button", { name: texts.password.submit }).click();
}

/** The time of a project's newest update. */
async function firstTimeOf(page: Page, project: string): Promise<string> {
  await page.goto(`/projects/${project}`);
  const shown = await page.locator("time").first().textContent();
  return shown ?? "";
}
