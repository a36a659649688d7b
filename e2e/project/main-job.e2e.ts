import type { Page } from "@playwright/test";
import { chooseInProject } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { entitle } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { ago } from "@/sandbox/fixtures/billing-fixture";

type Texts = typeof en;

const PASSWORD = "correct horse battery";
const UPDATE = "Ya descimbramos el muro norte. Panal a 40 cm de la esquina. 👷‍♂️";
const COMMENT = "Seen. Dale comes at 4 with the repair mortar.";

/** The main job of the product, using only the pages, on two phones. */
test("Rosa invites, Mateo joins by the link in Spanish and posts, Rosa reads and comments", async ({
  server,
  newPerson,
}) => {
  const rosa = await newPerson({ locale: "en-US" });
  await test.step("Rosa signs up and creates a business", async () => {
    await rosa.goto("/");
    await rosa.getByRole("link", { name: en.landing.hero.start }).first().click();
    await signUp(rosa, en, { name: "Rosa Ortiz", email: "rosa@example.com" });
    await rosa.goto("/businesses");
    await rosa.getByLabel(en.businesses.name).fill("Ortiz Framing");
    await rosa.getByRole("button", { name: en.businesses.create }).click();
    await expect(rosa.getByRole("heading", { name: "Ortiz Framing" })).toBeVisible();
  });

  const sql = await connect(server.databaseUrl);
  const { rows } = await sql.query<{ id: string }>("SELECT id FROM businesses");
  await entitle(sql, rows[0]!.id);
  await sql.end();

  await test.step("she creates a project", async () => {
    await rosa.goto("/dashboard");
    await rosa.getByRole("button", { name: en.projects.newProject }).first().click();
    await rosa.getByRole("menuitem", { name: en.projects.blankProject }).click();
    await rosa.getByLabel(en.projects.business).selectOption({ label: "Ortiz Framing" });
    await rosa.getByLabel(en.projects.name).fill("Harlow Street extension");
    await rosa.getByRole("button", { name: en.projects.create }).click();
    await expect(rosa.getByRole("heading", { level: 1, name: "Harlow Street extension" })).toBeVisible();
  });

  const link = await test.step("she makes a connect code and copies its link", () => makeLink(rosa));

  const mateo = await newPerson({ locale: "es-MX" });
  await test.step("Mateo opens the link, sees the project, signs up in Spanish, and joins", async () => {
    await mateo.goto(link);
    await expect(mateo.locator("html")).toHaveAttribute("lang", "es");
    await expect(mateo.getByRole("heading", { level: 1, name: "Harlow Street extension" })).toBeVisible();
    await expect(mateo.getByText("Ortiz Framing")).toBeVisible();
    await mateo.getByRole("link", { name: "Entrar a Harlow Street extension" }).click();
    await mateo.getByRole("button", { name: es.auth.withPassword }).click();
    await fillSignUp(mateo, es, { name: "Mateo Rivas", email: "mateo@example.com" });
    await mateo.getByRole("button", { name: es.auth.createAndJoin }).click();
    await mateo.waitForURL(/\/projects\//);
    await expect(mateo.getByRole("heading", { level: 1, name: "Harlow Street extension" })).toBeVisible();
  });

  await test.step("he posts an update from the dock", async () => {
    await mateo.getByRole("textbox", { name: es.updates.write }).fill(UPDATE);
    await mateo.getByRole("button", { name: es.updates.post }).click();
    await expect(mateo.getByText(es.updates.posted, { exact: true })).toBeVisible();
    await expect(mateo.getByRole("list", { name: es.updates.title }).getByText(UPDATE)).toBeVisible();
  });

  await test.step("Rosa finds it on her dashboard as new, reads it and comments", async () => {
    await rosa.goto("/dashboard");
    await expect(rosa.getByText("1 new")).toBeVisible();
    await rosa
      .getByRole("link", { name: /Harlow Street extension/ })
      .first()
      .click();
    const update = rosa.getByRole("listitem").filter({ hasText: UPDATE });
    await expect(update.getByText("Mateo Rivas")).toBeVisible();
    await expect(update.getByText(en.updates.worker, { exact: true })).toBeVisible();
    await update.getByRole("button", { name: en.updates.comment }).click();
    await update.getByRole("textbox", { name: en.updates.commentText }).fill(COMMENT);
    await update.getByRole("button", { name: en.updates.addComment }).click();
    await expect(rosa.getByText(en.outbox.commented, { exact: true })).toBeVisible();
    await expect(update.getByText(COMMENT)).toBeVisible();
  });

  await test.step("Mateo sees the comment, and the code is used up", async () => {
    await mateo.reload();
    await expect(mateo.getByText(COMMENT)).toBeVisible();
    const stranger = await newPerson({ locale: "es-MX" });
    await stranger.goto(link);
    await expect(stranger.getByText(es.invitation.dead.usedTitle)).toBeVisible();
  });
});

test("a new account gets to its first posted update by following the steps alone", async ({
  newPerson,
  server,
}) => {
  // A trial begins a little before now.
  server.stripe.setTime(ago(0.1));
  const rosa = await newPerson({ locale: "en-US" });
  const { dashboard, guide, planPicker, projects } = en;
  await rosa.goto("/auth?tab=sign-up");
  await signUp(rosa, en, { name: "Rosa Ortiz", email: "steps@example.com" });
  const current = rosa.locator("[aria-current=step]");

  await test.step("she says that she runs jobs, names her business, and starts the trial", async () => {
    await rosa
      .getByRole("listitem")
      .filter({ hasText: dashboard.asOwner })
      .getByRole("link", { name: projects.newProject })
      .click();
    await rosa.getByLabel(projects.firstBusiness.name).fill("Ortiz Framing");
    await rosa.getByRole("button", { name: projects.firstBusiness.next }).click();
    await expect(current).toHaveText(/7 free days/);
    await rosa.getByRole("button", { name: planPicker.startTrial }).click();
    await rosa.getByRole("dialog").getByRole("button", { name: planPicker.startTrial }).click();
    await rosa.getByLabel("Card number").press("Enter");
    await expect(current).toHaveText(projects.firstSteps.project);
  });

  await test.step("she creates the project, whose guide asks for a task and an update", async () => {
    await rosa.getByLabel(projects.name).fill("Quarry Road garage");
    await rosa.getByRole("button", { name: projects.create }).click();
    await expect(current).toContainText(guide.task);
    await rosa.getByRole("button", { name: guide.addTask }).click();
    await rosa.getByRole("dialog").getByLabel(en.tasks.name).fill("Footings");
    await rosa.getByRole("dialog").getByRole("button", { name: en.tasks.create }).click();
    await expect(current).toContainText(guide.invite);
    await rosa.getByRole("textbox", { name: en.updates.write }).fill("Footings are dug.");
    await rosa.getByRole("button", { name: en.updates.post }).click();
    await expect(rosa.getByText("2 of 3 done")).toBeVisible();
  });

  await test.step("the steps before a project never show again", async () => {
    await rosa.goto("/projects/new");
    await expect(rosa.getByLabel(projects.name)).toBeVisible();
    await expect(current).toHaveCount(0);
    await rosa.goto("/dashboard");
    await expect(rosa.getByRole("link", { name: "Quarry Road garage" })).toBeVisible();
    await expect(rosa.getByText(dashboard.ownerOrCrew)).toHaveCount(0);
  });
});

async function signUp(page: Page, texts: Texts, person: { name: string; email: string }): Promise<void> {
  await fillSignUp(page, texts, person);
  await page.getByRole("button", { name: texts.auth.createAccount, exact: true }).click();
  await page.waitForURL(/\/dashboard/);
}

async function fillSignUp(page: Page, texts: Texts, person: { name: string; email: string }): Promise<void> {
  const form = page.getByRole("tabpanel", { name: texts.auth.signUp });
  await form.getByLabel(texts.auth.name).fill(person.name);
  await form.getByLabel(texts.auth.email).fill(person.email);
  await form.getByLabel(texts.auth.password, { exact: true }).fill(PASSWORD);
}

async function makeLink(rosa: Page): Promise<string> {
  await rosa.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await chooseInProject(rosa, en, en.project.generateCode);
  await rosa.getByRole("button", { name: en.businesses.access.generate }).click();
  const sheet = rosa.getByRole("dialog", { name: en.codes.title });
  await sheet.getByRole("button", { name: en.codes.copyLink }).click();
  await expect(sheet.getByText(en.codes.copied)).toBeVisible();
  return rosa.evaluate(() => navigator.clipboard.readText());
}
