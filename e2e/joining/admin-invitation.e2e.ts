import type { Page } from "@playwright/test";
import { BUSINESS, createAccount, invite, type Invited, mailedLink, newBusiness } from "./invitation-hands";
import { expect, test } from "@/e2e/kit/fixtures";
import { signIn, toast } from "@/e2e/kit/new-site";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { signUp } from "@/sandbox/http/http-client";

const DESKTOP = { width: 1280, height: 800 };
const words = en.acceptInvitation;

test("Rosa invites Dale by mail; he opens the link, creates his account, accepts, and gets to her business", async ({
  server,
  newPerson,
}) => {
  const rosa = await newBusiness(server);
  const hers = await newPerson({ locale: "en-US" });
  await test.step("Rosa writes his address and confirms", async () => {
    await signIn(hers, rosa.client);
    await hers.goto("/businesses");
    await hers.getByLabel(en.businesses.admins.email).fill("dale@example.com");
    await hers.getByRole("button", { name: en.businesses.admins.add }).click();
    await hers.getByRole("alertdialog").getByRole("button", { name: en.businesses.admins.invite }).click();
    await expect(hers.getByText("Admin invitation sent successfully", { exact: true }).first()).toBeVisible();
  });

  const his = await newPerson({ locale: "en-US" });
  await his.clock.install();
  await test.step("Dale, signed out, reads what the invitation is about", async () => {
    await his.goto(await mailedLink(server, "dale@example.com"));
    await expectHeading(his, `You are invited to help run ${BUSINESS}`);
    for (const fact of [
      "Extensions and roofs.",
      "Rosa Ortiz",
      "dale@example.com",
      "Admin",
      words.permissions.codes,
    ])
      await expect(his.getByRole("main").getByText(fact, { exact: true }).first()).toBeVisible();
    await expect(his.getByRole("button", { name: words.accept })).toHaveCount(0);
  });

  await test.step("he creates his account and is back", async () => {
    await his.getByRole("link", { name: words.createAccount }).click();
    await createAccount(his, en, { name: "Dale Brandt", email: "dale@example.com" });
    await expect(his).toHaveURL(/\/accept-admin-invitation\?token=/);
  });

  await test.step("he accepts by keyboard, and two seconds later he sees her business", async () => {
    // However slow the machine is, the two seconds begin when it is said.
    await his.clock.pauseAt((await his.evaluate(() => Date.now())) + 1000);
    await his.getByRole("button", { name: words.accept }).press("Enter");
    await expect(toast(his, "Admin invitation accepted successfully")).toBeVisible();
    await expect(heading(his, `You are now an admin of ${BUSINESS}`)).toBeFocused();
    await his.clock.fastForward(2000);
    await his.clock.resume();
    await expect(his).toHaveURL(/\/businesses$/);
    await expect(his.getByRole("heading", { name: BUSINESS })).toBeVisible();
    await expect(his.getByText(en.businesses.youManage)).toBeVisible();
  });

  await test.step("the link is used up, and Rosa sees him among her admins", async () => {
    await his.goto(await mailedLink(server, "dale@example.com"));
    await expectHeading(his, words.usedTitle);
    await expect(his.getByText("This invitation has already been accepted.")).toBeVisible();
    await his.getByRole("link", { name: words.toBusinesses }).click();
    await expect(his).toHaveURL(/\/businesses$/);
    await hers.reload();
    await expect(hers.getByText("Dale Brandt")).toBeVisible();
  });
});

test("another account is refused by page and by call; it signs out, and the invited person returns to the invitation", async ({
  page,
  server,
}) => {
  const { link, token } = await invite(server, "nadia@example.com");
  const mei = await signUp(server, { name: "Mei Chen", email: "mei@example.com" });
  await signIn(page, mei);
  await page.goto(link);
  await expect(
    page.getByText(sentTo(words.strangerBody, "nadia@example.com", "mei@example.com")),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: words.accept })).toHaveCount(0);

  const refused = await mei.post<{ message: string }>(`/api/admin-invitations/${token}/accept`);
  expect(refused.status).toBe(403);
  expect(refused.body.message).toContain("nadia@example.com");
  expect((await mei.get<unknown[]>("/api/businesses")).body).toEqual([]);

  await page.getByRole("button", { name: words.switchAccount }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await createAccount(page, en, { name: "Nadia Brook", email: "nadia@example.com" });
  await expect(page.getByRole("button", { name: words.accept })).toBeVisible();
});

test("Cancel leads to the dashboard and leaves the invitation open", IN_PROVE, async ({ page, server }) => {
  const { link, token } = await invite(server, "luis@example.com");
  const luis = await signUp(server, { name: "Luis Vega", email: "luis@example.com" });
  await signIn(page, luis);
  await page.goto(link);
  await page.getByRole("link", { name: words.cancel }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const { body } = await luis.get<{ status: string }>(`/api/admin-invitations/${token}`);
  expect(body.status).toBe("pending");
});

test("an expired, a cancelled, and an invalid link each say so", IN_PROVE, async ({ page, server }) => {
  const expired = await invite(server, "late@example.com");
  await expired.expire();
  await page.goto(expired.link);
  await expectHeading(page, "Invitation Expired");
  await expect(page.getByText(/contact the business owner for a new invitation\.$/)).toBeVisible();

  const cancelled = await invite(server, "gone@example.com");
  await cancelled.cancel();
  for (const address of [
    cancelled.link,
    "/accept-admin-invitation",
    "/accept-admin-invitation?token=nonsense",
    "/accept-admin-invitation?token=%00",
  ]) {
    await page.goto(address);
    await expectHeading(page, words.invalidTitle);
  }
  await page.getByRole("link", { name: en.errorPages.home }).click();
  await expect(page.getByRole("link", { name: en.landing.hero.start }).first()).toBeVisible();
});

const OVERTAKEN = [
  { name: "cancelled", overtake: ({ cancel }: Invited) => cancel(), title: words.invalidTitle },
  { name: "expired", overtake: ({ expire }: Invited) => expire(), title: words.expiredTitle },
];

for (const { name, overtake, title } of OVERTAKEN) {
  test(
    `an invitation that is ${name} while its page is open is not accepted, and the page shows its new state`,
    IN_PROVE,
    async ({ page, server }) => {
      const email = `sol.${name.replace(" ", ".")}@example.com`;
      const invited = await invite(server, email);
      const sol = await signUp(server, { name: "Sol Reyes", email });
      await signIn(page, sol);
      await page.goto(invited.link);
      await expect(page.getByRole("button", { name: words.accept })).toBeVisible();
      await overtake(invited);
      await page.getByRole("button", { name: words.accept }).click();
      await expect(toast(page, words.failed)).toBeVisible();
      await expect(heading(page, title)).toBeFocused();
      expect((await sol.get<unknown[]>("/api/businesses")).body).toEqual([]);
    },
  );
}

test(
  "it is accepted once: the button shows that it is pending, and leaving within two seconds cancels the redirect",
  IN_PROVE,
  async ({ page, server }) => {
    const { link } = await invite(server, "june@example.com");
    await signIn(page, await signUp(server, { name: "June Park", email: "june@example.com" }));
    await page.setViewportSize(DESKTOP);
    await page.clock.install();
    await page.goto(link);
    let sent = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/accept-admin-invitation**", async (route) => {
      if (route.request().method() === "POST") {
        sent += 1;
        await held;
      }
      await route.fallback();
    });
    await page.getByRole("button", { name: words.accept }).click();
    const running = page.getByRole("button", { name: "Accepting…" });
    await expect(running).toHaveAttribute("aria-disabled", "true");
    await running.click({ force: true });
    release();
    await page.getByRole("link", { name: words.toBusinesses }).click();
    await expect(page.getByRole("heading", { name: BUSINESS })).toBeVisible();
    expect(sent).toBe(1);
    await page.getByRole("navigation").getByRole("link", { name: en.nav.projects }).click();
    await expect(page.getByRole("heading", { level: 1, name: en.projects.title })).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(page).toHaveURL(/\/projects$/);
  },
);

test("in Spanish, retried after a lost connection", IN_PROVE, async ({ newPerson, server, problems }) => {
  problems.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  const { link } = await invite(server, "mateo@example.com");
  const mateo = await newPerson({ locale: "es-MX" });
  await mateo.goto(link);
  await expectHeading(mateo, `Te invitaron a administrar ${BUSINESS}`);
  await mateo.getByRole("link", { name: es.acceptInvitation.createAccount }).click();
  await createAccount(mateo, es, { name: "Mateo Rivas", email: "mateo@example.com" });
  const accept = mateo.getByRole("button", { name: es.acceptInvitation.accept });
  await expect(accept).toBeVisible();

  await mateo.context().setOffline(true);
  await accept.click();
  await expect(mateo.getByRole("main").getByRole("alert")).toHaveText(es.acceptInvitation.offline);
  await expect(accept).toBeFocused();
  await mateo.context().setOffline(false);
  await accept.click();
  await expect(heading(mateo, `Ya administras ${BUSINESS}`)).toBeFocused();
  await expect(mateo).toHaveURL(/\/businesses$/);
  await expect(mateo.getByRole("heading", { name: BUSINESS })).toBeVisible();
});

function heading(page: Page, name: string) {
  return page.getByRole("heading", { level: 1, name, exact: true });
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeVisible();
}

const sentTo = (text: string, email: string, current: string) =>
  text.replace("{email}", email).replace("{current}", current);
