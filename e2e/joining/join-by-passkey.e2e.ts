import { expectInProject, newLink, PROJECT, Thumb } from "./join-hands";
import { expect, test } from "@/e2e/kit/fixtures";
import es from "@/messages/es";
import { rosasSite } from "@/sandbox/fixtures/site-fixture";
import { startTestServer } from "@/sandbox/servers/test-server";

test.use({ viewport: { width: 390, height: 844 } });

test("a new worker gets from the link to their first update with a passkey, in 2 fields, and is back in with a thumb", async ({
  newPerson,
}) => {
  // Passkeys need a name, and no numeric address: without APP_URL it is localhost.
  const server = await startTestServer({ env: { APP_URL: undefined } });
  const origin = server.url.replace("127.0.0.1", "localhost");
  const site = await rosasSite(server);
  const page = await newPerson({ locale: "es-MX", baseURL: origin });
  const phone = await page.context().newCDPSession(page);
  await phone.send("WebAuthn.enable");
  await phone.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const thumb = new Thumb(page);

  await test.step("the form asks for a name and an address alone", async () => {
    await page.goto(await newLink(site));
    await thumb.tap(page.getByRole("link", { name: `Entrar a ${PROJECT}` }));
    const form = page.getByRole("tabpanel", { name: es.auth.signUp });
    const name = form.getByLabel(es.auth.name);
    await thumb.tap(name);
    await expect(form.locator("input:visible, select:visible, textarea:visible")).toHaveCount(2);
    await thumb.fillIn(name, "Mateo Rivas");
    await thumb.next();
    await thumb.fillIn(form.getByLabel(es.auth.email), "mateo@example.com");
    await thumb.tap(form.getByRole("button", { name: es.passkey.join }));
  });

  await test.step("a passkey later they post", async () => {
    await expectInProject(page, site, es.join.joined);
    const field = page.getByRole("textbox", { name: es.updates.write });
    await thumb.tap(field);
    await page.keyboard.insertText("Listo el muro norte");
    await thumb.tap(page.getByRole("button", { name: es.updates.post }));
    const list = page.getByRole("list", { name: es.updates.title });
    await expect(list.getByText("Listo el muro norte")).toBeVisible();
  });
  expect({ fields: thumb.fields, taps: thumb.taps }).toEqual({ fields: 2, taps: 5 });

  await test.step("signed out, the passkey alone brings them back", async () => {
    // Ends what the page still reads, whose answer would set the language's cookie.
    await page.goto("about:blank");
    await page.context().clearCookies();
    await page.goto("/auth");
    await page.getByRole("button", { name: es.passkey.signIn }).tap();
    await expect(page).toHaveURL(/\/dashboard/);
  });
  await page.close();
  await server.stop();
});
