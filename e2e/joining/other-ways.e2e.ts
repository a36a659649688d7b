import { LANGUAGES, newLink, PASSWORD, PROJECT } from "./join-hands";
import { expect, test as base } from "@/e2e/kit/fixtures";
import { violationsInBothThemes } from "@/e2e/looks/axe";
import { sampleOf } from "@/e2e/kit/prove-only";
import { rosasSite } from "@/sandbox/fixtures/site-fixture";
import { signUp } from "@/sandbox/http/http-client";
import { startOpenId } from "@/sandbox/openid/openid-server";
import { startTestServer } from "@/sandbox/servers/test-server";

const UPDATE = "Ya están los marcos del muro norte.";

/** Of this file's stories, which start it with the first. */
let started: ReturnType<typeof startWithProvider> | undefined;

const test = base.extend({
  server: async ({}, use) => {
    started ??= startWithProvider();
    await use((await started).server);
  },
});

test.afterAll(async () => {
  const { server, openId } = (await started) ?? {};
  await server?.stop();
  await openId?.stop();
});

async function startWithProvider() {
  const openId = await startOpenId();
  return { openId, server: await startTestServer({ env: openId.env }) };
}

for (const { locale, texts } of sampleOf(LANGUAGES, 1))
  test(`${locale}: a worker with a code link signs up through their company's account, without a password, and posts`, async ({
    server,
    newPerson,
  }) => {
    const site = await rosasSite(server);
    const page = await newPerson({ locale });
    const provider = texts.auth.continueWith.replace("{provider}", "Sample ID");

    await test.step("the invitation and the sign-up page have the provider's button", async () => {
      await page.goto(`/auth?tab=sign-up`);
      await expect(page.getByRole("link", { name: provider })).toBeVisible();
      expect(await violationsInBothThemes(page)).toEqual([]);
      await page.goto(await newLink(site));
      await page.getByRole("link", { name: provider }).tap();
    });

    await test.step("the provider asks who it is", async () => {
      await page.getByLabel("Name").fill("Mateo Rivas");
      await page.getByLabel("Email").fill("mateo.sample@example.com");
      await page.getByRole("button", { name: "Continue" }).tap();
    });

    await test.step("they are in the project and post", async () => {
      await page.waitForURL(`**/projects/${site.projectId}`);
      await expect(page.getByRole("heading", { level: 1, name: PROJECT })).toBeVisible();
      await page.getByRole("textbox", { name: texts.updates.write }).fill(UPDATE);
      await page.getByRole("button", { name: texts.updates.post }).tap();
      const updates = page.getByRole("list", { name: texts.updates.title });
      await expect(updates.getByText(UPDATE)).toBeVisible();
    });

    await test.step("their settings show how they sign in, and offer a first password", async () => {
      await page.goto("/settings");
      await expect(page.getByText("mateo.sample@example.com").last()).toBeVisible();
      await expect(page.getByRole("button", { name: texts.settings.password.set })).toBeVisible();
      expect(await violationsInBothThemes(page)).toEqual([]);
    });
  });

for (const { locale, texts } of sampleOf(LANGUAGES, 0))
  test(`${locale}: an account with the provider's address is connected once its owner has signed in and confirmed, and can be disconnected`, async ({
    server,
    newPerson,
  }) => {
    const mateo = await signUp(server, { name: "Mateo Rivas" });
    const { email } = mateo.user;
    await mateo.put("/api/user/preferences", { language: locale.slice(0, 2) });
    const page = await newPerson({ locale });
    const named = (text: string) => text.replaceAll("{provider}", "Sample ID").replaceAll("{email}", email);
    const atProvider = async () => {
      await page.getByRole("link", { name: named(texts.auth.continueWith) }).tap();
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Continue" }).tap();
      await expect(page.getByText(named(texts.auth.link.exists))).toBeVisible();
    };

    await test.step("the provider's word alone opens nothing: they are asked to sign in, and then whether to connect", async () => {
      await page.goto("/auth");
      await atProvider();
      await expect(page.getByLabel(texts.auth.email)).toHaveValue(email);
      await page.getByLabel(texts.auth.password, { exact: true }).fill(PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page.getByText(named(texts.auth.link.confirm))).toBeVisible();
      expect(await violationsInBothThemes(page)).toEqual([]);
      await page.getByRole("button", { name: texts.auth.link.submit }).tap();
      await page.waitForURL("**/dashboard");
    });

    await test.step("their settings disconnect it, and it opens nothing any more", async () => {
      await page.goto("/settings");
      await page.getByRole("button", { name: `${texts.settings.linked.remove}: Sample ID` }).tap();
      await expect(page.getByText(texts.settings.linked.notConnected)).toBeVisible();
      await page.goto("about:blank");
      await page.context().clearCookies({ name: "authjs.session-token" });
      await page.goto("/auth");
      await atProvider();
    });
  });
