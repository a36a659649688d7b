import { afterAll, beforeEach, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { ago, CARDS, Subscriber } from "@/sandbox/fixtures/billing-fixture";
import { createOperator } from "@/sandbox/fixtures/operators";
import { startTestServer } from "@/sandbox/servers/test-server";

let rosa: Subscriber;

const server = await forThisFile(startTestServer());
const olga = await createOperator(server, "Olga");

beforeEach(async () => {
  server.stripe.clear();
  server.stripe.setTime(ago(50));
  rosa = await Subscriber.create(server);
});

afterAll(() => server.stripe.delivered());

const set = (what: "grant" | "revoke") => olga.call(`${what}-early-adopter`, { businessId: rosa.businessId });
const isEndingAtStripe = () =>
  Object.values(server.stripe.state.subscriptions).every(
    ({ status, cancel_at_period_end }) => status === "canceled" || cancel_at_period_end,
  );

const collectable = () =>
  Object.values(server.stripe.state.invoices).filter(({ status }) => status === "open");

test.each<[string, () => Promise<void>, string, string]>([
  ["none", () => Promise.resolve(), "entitled", ""],
  ["trialing", () => rosa.subscribe(), "monthly ending entitled", "trialing monthly ending entitled"],
  [
    "active",
    async () => {
      await rosa.subscribe("yearly");
      server.stripe.setTime(ago(40));
    },
    "yearly ending entitled",
    "active yearly ending entitled",
  ],
  [
    "past due",
    async () => {
      await rosa.subscribe("monthly", CARDS.fails);
      server.stripe.setTime(ago(42));
    },
    "monthly entitled",
    "canceled monthly",
  ],
  [
    "ended",
    async () => {
      await rosa.subscribe();
      await rosa.call("cancel-subscription");
      server.stripe.setTime(ago(30));
    },
    "monthly entitled",
    "canceled monthly",
  ],
])("granted and revoked while %s", async (name, live, granted, revoked) => {
  await live();
  await rosa.summary();
  expect((await set("grant")).status).toBe(200);
  expect(await rosa.summary()).toBe(`early_adopter ${granted}`);
  expect([isEndingAtStripe(), collectable()]).toEqual([true, []]);
  expect((await rosa.call("create-subscription", { plan: "monthly" })).status).toBe(409);
  const mail = await server.inbox.store.waitFor(rosa.owner.user.email, "Ortiz Framing is free for life");
  expect(mail.text).toContain("nothing is charged");
  expect(mail.text).not.toContain("Access until");
  await server.stripe.delivered();
  const subjects = (await server.inbox.store.list(rosa.owner.user.email)).map(({ subject }) => subject);
  const isCancelledByOwner = name === "ended";
  if (!isCancelledByOwner) expect(subjects).not.toContainEqual(expect.stringContaining("is cancelled"));
  expect((await set("revoke")).status).toBe(200);
  expect(await rosa.summary()).toBe(revoked);
  const end = await server.inbox.store.waitFor(rosa.owner.user.email, "is no longer an early adopter");
  expect(end.text).toContain("Nothing is charged unless you choose a plan");
});
