import { LANGUAGES, newLink, PROJECT } from "./join-hands";
import { expect, test as base } from "@/e2e/kit/fixtures";
import { violationsInBothThemes } from "@/e2e/looks/axe";
import { sampleOf } from "@/e2e/kit/prove-only";
import { rosasSite } from "@/sandbox/fixtures/site-fixture";
import { startOpenId } from "@/sandbox/openid/openid-server";
import { startTestServer } from "@/sandbox/servers/test-server";

const test = base.extend({
  server: async ({}, use) => {
    const openId = await startOpenId();
    const server = await startTestServer({ env: openId.env });
    await use(server);
    await server.stop();
    await openId.stop();
  },
});

const UPDATE = "Ya están los marcos del muro norte.";

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
