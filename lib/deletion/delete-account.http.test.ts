import { afterAll, expect, test, vi } from "vitest";
import type { ProjectDetailView } from "@/lib/projects/view";
import type { UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addAdmin, addInvitation, addProject } from "@/sandbox/database/rows";
import { tablesWith } from "@/sandbox/database/tables-with";
import { Subscriber } from "@/sandbox/fixtures/billing-fixture";
import { gatherCast, join, made } from "@/sandbox/fixtures/cast";
import { unchanged } from "@/sandbox/fixtures/site-fixture";
import { Client, type SignedInClient, signUp } from "@/sandbox/http/http-client";
import { run, script } from "@/sandbox/run/run";
import { startTestServer } from "@/sandbox/servers/test-server";

/* `npm run operator -- delete-account`: what the privacy page says that deletion removes. */

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));
vi.resetModules();
for (const [name, value] of Object.entries({ ...server.stripe.env, DATABASE_URL: server.databaseUrl }))
  vi.stubEnv(name, value);
const { reconcileAll } = await import("@/lib/billing/stripe/reconcile");
const { disconnect } = await import("@/lib/kernel/db");
const { closeQueue } = await import("@/lib/events/queue");

afterAll(async () => {
  await closeQueue();
  await disconnect();
  vi.unstubAllEnvs();
});

const remove = (email: string, ...options: string[]) =>
  run("node", script("lib/operator/cli.ts", "delete-account", email, ...options), {
    env: { DATABASE_URL: server.databaseUrl, APP_MODE: "test" },
  });

async function rolesIn(projectId: string): Promise<Record<string, string>> {
  const { body } = await cast.rosa.get<ProjectDetailView>(`/api/projects/${projectId}`);
  return Object.fromEntries(body.members.map(({ userId, role }) => [userId, role]));
}

async function signUpTino(): Promise<SignedInClient> {
  const tino = await signUp(server, { name: "Tino Galdames" });
  await join(cast.rosa, cast.harlow.id, tino);
  await join(cast.rosa, cast.depot, tino);
  return tino;
}

test("a deleted person is out everywhere, and what they posted stays without their name", async () => {
  const { rosa, harlow } = cast;
  const tino = await signUpTino();
  const { email, password, id } = tino.user;
  await made(tino.post(`/api/projects/${harlow.id}/updates`, { content: "Sill is level" }));
  const messages = `/api/projects/${harlow.id}/messages`;
  await made(tino.post(messages, { content: "Team, sill is done" }));
  const direct = await made(tino.post(messages, { content: "Only for Rosa", recipientId: rosa.user.id }));
  await cast.sql.query(
    `INSERT INTO translations (id, subject_type, subject_id, project_id, source_hash, from_language, to_language, content)
     VALUES (gen_random_uuid(), 'message', $1, $2, 'h', 'en', 'es', 'Solo para Rosa')`,
    [direct, harlow.id],
  );
  const keyed = (key: string) => ({ headers: { "idempotency-key": key } });
  const toTino = () =>
    rosa.post(messages, { content: "Only for Tino", recipientId: id }, keyed("a message to Tino"));
  const asAdmin = () =>
    rosa.post<{ admin: object }>(`/api/businesses/${cast.ortiz}/admins`, { email }, keyed("Tino as admin"));
  await made(toTino());
  expect((await asAdmin()).body).toMatchObject({ admin: { user: { name: "Tino Galdames", email } } });

  const { code, output } = await remove(email);
  expect([code, output.trim()]).toEqual([0, `The account ${email} is deleted.`]);

  expect((await tino.get("/api/projects")).status).toBe(401);
  expect((await new Client(server.url).post("/api/login", { email, password })).status).toBe(401);
  const { body: updates } = await rosa.get<UpdateView[]>(`/api/projects/${harlow.id}/updates`);
  expect(updates.find(({ content }) => content === "Sill is level")).toMatchObject({
    author: { name: "Deleted account", role: "former" },
  });
  expect(await rolesIn(harlow.id)).not.toHaveProperty(id);
  expect((await toTino()).status).toBe(404);
  expect((await asAdmin()).body).toMatchObject({
    admin: { user: { name: "Deleted account", email: expect.stringContaining("deleted.invalid") as string } },
  });
  const { rows: gone } = await cast.sql.query(
    "SELECT deleted_at IS NOT NULL AS gone FROM users WHERE id = $1",
    [id],
  );
  expect(gone).toEqual([{ gone: true }]);
  for (const text of [email, "Galdames", "Only for Rosa", "Solo para Rosa", "Only for Tino"])
    expect({ text, tables: await tablesWith(cast.sql, text) }).toEqual({ text, tables: [] });
  expect(await tablesWith(cast.sql, "Team, sill is done")).toEqual(["chat_messages"]);
  const { rows } = await cast.sql.query(
    "SELECT count(*)::int AS traced FROM action_logs WHERE user_id = $1 AND (ip_address IS NOT NULL OR user_agent IS NOT NULL)",
    [id],
  );
  expect(rows).toEqual([{ traced: 0 }]);
});

test("nothing with which they signed in is left, and no row of theirs alone", async () => {
  const tino = await signUpTino();
  const { email, id } = tino.user;
  for (const table of OF_THEIRS_ALONE) await fill(table, { id, email });
  expect((await remove(email)).code).toBe(0);
  for (const table of OF_THEIRS_ALONE)
    expect({ table, rows: (await rowsOf(table, { id, email })).length }).toEqual({ table, rows: 0 });
});

/** Tables of the ways into an account. */
const OF_THEIRS_ALONE = [
  "sign_ins",
  "ended_sessions",
  "passkeys",
  "passkey_challenges",
  "linked_accounts",
  "email_codes",
] as const;
type OfTheirsAlone = (typeof OF_THEIRS_ALONE)[number];

async function rowsOf(table: OfTheirsAlone, { id, email }: { id: string; email: string }): Promise<object[]> {
  const mine = table === "email_codes" ? "email = $1" : "user_id = $1::uuid";
  const values = [table === "email_codes" ? email : id];
  return (await cast.sql.query<object>(`SELECT 1 FROM ${table} WHERE ${mine}`, values)).rows;
}

/** What fills a table for the person with the id; signing up has written the first. */
const FILLING: Record<OfTheirsAlone, string | null> = {
  sign_ins: null,
  ended_sessions:
    "INSERT INTO ended_sessions (id, user_id, session_version) SELECT gen_random_uuid(), id, 0 FROM users WHERE id = $1",
  passkeys:
    "INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, name) SELECT gen_random_uuid(), id, id, ''::bytea, 0, 'Phone' FROM users WHERE id = $1",
  passkey_challenges:
    "INSERT INTO passkey_challenges (challenge, purpose, user_id, expires_at) SELECT id, 'adding', id, now() + interval '5 minutes' FROM users WHERE id = $1",
  linked_accounts:
    "INSERT INTO linked_accounts (provider, subject, user_id) SELECT 'google', id, id FROM users WHERE id = $1",
  email_codes:
    "INSERT INTO email_codes (id, email, purpose, language, expires_at) SELECT gen_random_uuid(), email, 'sign-in', 'en', now() + interval '10 minutes' FROM users WHERE id = $1",
};

async function fill(table: OfTheirsAlone, person: { id: string; email: string }): Promise<void> {
  const statement = FILLING[table];
  if (statement !== null) await cast.sql.query(statement, [person.id]);
  expect(await rowsOf(table, person)).toHaveLength(1);
}

test("their address is free for a new account, which has nothing of the old one", async () => {
  const tino = await signUpTino();
  const { email } = tino.user;
  expect((await remove(email)).code).toBe(0);
  const newcomer = new Client(server.url);
  const answer = await newcomer.post("/api/register", {
    name: "Tino Two",
    email,
    password: "another password",
    language: "en",
  });
  expect(answer.status).toBe(201);
  expect((await newcomer.get("/api/projects")).body).toEqual([]);
});

test("an admin's projects pass to the business's owner", async () => {
  const { rosa, ortiz } = cast;
  const vera = await signUp(server, { name: "Vera Lind" });
  await addAdmin(cast.sql, ortiz, vera.user.id);
  const project = await made(vera.post("/api/projects", { name: "Porch", businessId: ortiz }));
  expect((await remove(vera.user.email)).code).toBe(0);
  expect(await rolesIn(project)).toEqual({ [rosa.user.id]: "owner" });
});

test("a plan that is cancelled, and will not be charged again, is not in the way", async () => {
  const owner = await signUp(server, { name: "Jan Abt" });
  const business = await made(owner.post("/api/businesses", { name: "Abt Decks" }));
  const set = (columns: string) =>
    cast.sql.query(`UPDATE businesses SET ${columns} WHERE id = $1`, [business]);
  await set("subscription_status = 'active', cancel_at_period_end = true, next_charge_at = now()");
  expect((await unchanged(cast.sql, () => remove(owner.user.email))).code).toBe(1);
  await set("next_charge_at = NULL");
  expect((await remove(owner.user.email)).code).toBe(0);
});

test("an owner is refused while a subscription runs or projects exist, and else their businesses go", async () => {
  const owner = await signUp(server, { name: "Hal Weiss" });
  const { email } = owner.user;
  const business = await made(owner.post("/api/businesses", { name: "Weiss Decks" }));
  const setStatus = (status: string) =>
    cast.sql.query("UPDATE businesses SET subscription_status = $2 WHERE id = $1", [business, status]);
  await setStatus("active");
  const running = await unchanged(cast.sql, () => remove(email, "--with-projects"));
  expect([running.code, running.output]).toEqual([1, expect.stringContaining("running subscription")]);
  const project = await made(owner.post("/api/projects", { name: "Pier", businessId: business }));
  await join(owner, project, cast.mateo);
  await made(cast.mateo.post(`/api/projects/${project}/updates`, { content: "Piles are in" }));
  await setStatus("canceled");
  const refused = await unchanged(cast.sql, () => remove(email));
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("--with-projects")]);

  const { code, output } = await remove(email, "--with-projects");
  expect([code, output.trim()]).toEqual([0, `The account ${email} is deleted, with 1 project.`]);
  expect((await cast.mateo.get(`/api/projects/${project}`)).status).toBe(404);
  for (const text of ["Weiss", "Piles are in", email])
    expect({ text, tables: await tablesWith(cast.sql, text) }).toEqual({ text, tables: [] });
});

test("a business that was paid for keeps its invoices and loses its name", async () => {
  const owner = await signUp(server, { name: "Ida Krol" });
  const business = await made(owner.post("/api/businesses", { name: "Krol Roofs", description: "Slate" }));
  await addProject(cast.sql, business);
  await cast.sql.query(
    "UPDATE businesses SET logo = 'Krol', logo_at = now(), report_footer = 'Krol' WHERE id = $1",
    [business],
  );
  await cast.sql.query(
    "INSERT INTO paid_invoices (id, business_id, amount_paid, currency, paid_at) VALUES ('in_krol', $1, 1999, 'usd', now())",
    [business],
  );
  expect((await remove(owner.user.email, "--with-projects")).code).toBe(0);
  const { rows } = await cast.sql.query(
    "SELECT name, description, logo, logo_at, deleted_at IS NOT NULL AS gone, (SELECT count(*)::int FROM paid_invoices WHERE business_id = b.id) AS invoices FROM businesses b WHERE id = $1",
    [business],
  );
  expect(rows).toEqual([
    { name: "Deleted business", description: null, logo: null, logo_at: null, gone: true, invoices: 1 },
  ]);
  expect(await tablesWith(cast.sql, "Krol")).toEqual([]);
});

test("a deleted business has no card, is read from Stripe no more, and its customer is deleted there", async () => {
  const owner = await signUp(server, { name: "Jan Abt" });
  const [paid, unpaid] = [
    await Subscriber.add(server, owner, "Roofs"),
    await Subscriber.add(server, owner, "Decks"),
  ];
  const customers: string[] = [];
  for (const one of [paid, unpaid]) {
    await one.subscribe();
    await one.call("cancel-subscription");
    await server.stripe.delivered();
    await one.facts();
    customers.push(await one.customer(cast.sql));
  }
  const customersAtStripe = () => customers.map((id) => server.stripe.state.customers[id]);
  await cast.sql.query(
    "INSERT INTO paid_invoices (id, business_id, amount_paid, currency, paid_at) VALUES ('in_roofs', $1, 1999, 'usd', now())",
    [paid.businessId],
  );
  expect(customersAtStripe()).not.toContainEqual(expect.objectContaining({ deleted: true }));
  // Its events would have the rows read anew.
  server.stripe.holdEvents(true);
  expect((await remove(owner.user.email)).code).toBe(0);
  const { rows } = await cast.sql.query("SELECT card_brand, card_last4 FROM businesses WHERE id = $1", [
    paid.businessId,
  ]);
  expect(rows).toEqual([{ card_brand: null, card_last4: null }]);
  await vi.waitFor(() =>
    expect(customersAtStripe()).toEqual(customers.map((id) => ({ id, object: "customer", deleted: true }))),
  );
  expect(Object.values(server.stripe.state.subscriptions).map(({ status }) => status)).toEqual([
    "canceled",
    "canceled",
  ]);
  // As where Stripe was not asked to forget it, and its card was read once more.
  const known = "UPDATE businesses SET stripe_customer_id = $2, card_last4 = '4242' WHERE id = $1";
  await cast.sql.query(known, [paid.businessId, customers[0]]);
  await reconcileAll();
  await vi.waitFor(async () => {
    const { rows: left } = await cast.sql.query(
      "SELECT stripe_customer_id, card_last4 FROM businesses WHERE id = $1",
      [paid.businessId],
    );
    expect(left).toEqual([{ stripe_customer_id: null, card_last4: null }]);
  });
  const { rows: jobs } = await cast.sql.query(
    "SELECT 1 FROM pgboss.job WHERE name = 'billing.sync' AND data ->> 'businessId' = $1 AND data ->> 'eventId' IS NULL",
    [paid.businessId],
  );
  expect(jobs).toEqual([]);
  server.stripe.holdEvents(false);
  const again = fetch(`${server.stripe.env["STRIPE_API_URL"]}/v1/customers/${customers[0]}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${server.stripe.env["STRIPE_SECRET_KEY"]}` },
  });
  expect(await (await again).json()).toMatchObject({ error: { code: "resource_missing" } });
});

test("an address that they had before is forgotten with the invitation to it", async () => {
  const { rosa, ortiz } = cast;
  const vera = await signUp(server, { name: "Vera Lind" });
  const { email, password, name, id } = vera.user;
  const { id: invitationId } = await addInvitation(cast.sql, ortiz, email, { acceptedAt: new Date() });
  await cast.sql.query("UPDATE admin_invitations SET accepted_by = $2 WHERE id = $1", [invitationId, id]);
  await cast.sql.query(
    `INSERT INTO action_logs (id, user_id, action, entity_type, entity_id, details)
     VALUES (gen_random_uuid(), $1, 'business.admin-invited', 'business', $2, $3)`,
    [rosa.user.id, ortiz, { invitationId, email }],
  );
  const change = { name, email: "vera.new@example.com", currentPassword: password };
  expect((await vera.put("/api/user/profile", change)).status).toBe(200);
  expect((await remove(change.email)).code).toBe(0);
  expect(await tablesWith(cast.sql, email)).toEqual([]);
});

test("an unknown address is refused", async () => {
  const { code, output } = await unchanged(cast.sql, () => remove("nobody@example.com"));
  expect([code, output.trim()]).toEqual([1, "nobody@example.com has no account."]);
});
