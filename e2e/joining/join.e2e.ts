import {
  asTyped,
  expectInProject,
  expectNoForm,
  JOIN,
  joinInDialog,
  LANGUAGES,
  newLink,
  PASSWORD,
  PROJECT,
  signIn,
  Thumb,
} from "./join-hands";
import { expect, test } from "@/e2e/kit/fixtures";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import { addCode } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { newCode, rosasSite, type Site } from "@/sandbox/fixtures/site-fixture";
import { signUp } from "@/sandbox/http/http-client";

let site: Site;

test.beforeAll(async ({ servers }, { file }) => {
  site = await rosasSite(await servers.of(file));
});

for (const { locale, texts, from, join } of sampleOf(LANGUAGES, 1))
  test(`${locale}: a new worker gets from the link to their first update in 3 fields and 5 taps`, async ({
    newPerson,
  }) => {
    const page = await newPerson({ locale });
    const thumb = new Thumb(page);
    const update = `Listo / done, ${locale}`;

    await test.step("the link shows the invitation before any form", async () => {
      await page.goto(await newLink(site));
      await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
      await expect(page.getByText(from)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: PROJECT })).toBeVisible();
      await expect(page.getByText(texts.invitation.post)).toBeVisible();
      await expectNoForm(page);
      await thumb.tap(page.getByRole("link", { name: join }));
    });

    await test.step("signing up asks for name, email and password, and nothing else", async () => {
      const form = page.getByRole("tabpanel", { name: texts.auth.signUp });
      await form.getByRole("button", { name: texts.auth.withPassword }).tap();
      await expect(form.getByLabel(texts.auth.password, { exact: true })).toBeFocused();
      const name = form.getByLabel(texts.auth.name);
      await thumb.tap(name);
      await expect(form.locator("input:visible, select:visible, textarea:visible")).toHaveCount(3);
      await thumb.fillIn(name, "Mateo Rivas");
      await thumb.next();
      await thumb.fillIn(form.getByLabel(texts.auth.email), `mateo.${locale}@example.com`);
      await thumb.next();
      await thumb.fillIn(form.getByLabel(texts.auth.password, { exact: true }), PASSWORD);
      await thumb.tap(page.getByRole("button", { name: texts.auth.createAndJoin }));
    });

    await test.step("they land in the project and post the update", async () => {
      await expectInProject(page, site, texts.join.joined);
      const field = page.getByRole("textbox", { name: texts.updates.write });
      await thumb.tap(field);
      await expect(field).toBeFocused();
      await page.keyboard.insertText(update);
      await thumb.tap(page.getByRole("button", { name: texts.updates.post }));
      await expect(page.getByRole("list", { name: texts.updates.title }).getByText(update)).toBeVisible();
    });

    expect({ fields: thumb.fields, taps: thumb.taps }).toEqual({ fields: 3, taps: 5 });
  });

test("somebody with an account signs in and is in the project", IN_PROVE, async ({ page, server }) => {
  const luis = await signUp(server, { name: "Luis Vega" });
  await page.goto(await newLink(site));
  await page.getByRole("link", { name: en.invitation.haveAccount }).tap();
  const form = page.getByRole("tabpanel", { name: en.auth.signIn });
  await form.getByLabel(en.auth.email).fill(luis.user.email);
  await form.getByLabel(en.auth.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expectInProject(page, site, en.join.joined);
});

test("a used, an expired and an unknown code say so before any form; another one can be typed in any format", async ({
  page,
  server,
}) => {
  const sql = await connect(server.databaseUrl);
  const past = new Date(Date.now() - 3_600_000);
  const { usedTitle, expiredTitle, unknownTitle } = en.invitation.dead;
  for (const [code, title] of [
    [await addCode(sql, site.projectId, { usedAt: past }), usedTitle],
    [await addCode(sql, site.projectId, { expiresAt: past }), expiredTitle],
    ["NOSUCHCODE23", unknownTitle],
  ] as const)
    for (const address of sampleOf([`/auth?join=${code}`, `/?join=${code}`], 1)) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expectNoForm(page);
    }
  await sql.end();

  await page.getByRole("link", { name: en.invitation.anotherCode }).tap();
  await page.getByLabel(en.join.code).fill(asTyped(await newCode(site.rosa, site.projectId)));
  await page.getByRole("button", { name: en.invitation.codeShow }).tap();
  await expect(page.getByRole("link", { name: JOIN })).toBeVisible();
});

test("a signed-in person joins with one tap, and the same link later leads back to the project", async ({
  page,
  server,
}) => {
  const june = await signUp(server, { name: "June Park" });
  await signIn(page, june.user.email);
  const link = await newLink(site);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: PROJECT })).toBeVisible();
  await expectNoForm(page);
  await page.getByRole("button", { name: JOIN }).tap();
  await expectInProject(page, site, en.join.joined);

  await page.goto(link);
  const title = en.invitation.insideTitle.replace("{project}", PROJECT);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("link", { name: en.invitation.openProject }).tap();
  await expect(page.getByRole("heading", { level: 1, name: PROJECT, exact: true })).toBeVisible();
});

test("a code typed into the dashboard's dialog joins; typed again it opens the project", async ({
  page,
  server,
}) => {
  const june = await signUp(server, { name: "June Park" });
  await signIn(page, june.user.email);
  const code = asTyped(await newCode(site.rosa, site.projectId));
  for (const notice of [en.join.joined, en.join.already]) {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: en.join.action }).tap();
    await joinInDialog(page, code);
    await expectInProject(page, site, notice);
  }
});
