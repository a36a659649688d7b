import type { Client as Database } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ActionLogView, InvestigationView, OperatorUserView } from "./view";
import {
  addAdmin,
  addBusiness,
  addMember,
  addProject,
  addRecording,
  addUpdate,
  addUser,
} from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { createOperator, type TestOperator } from "@/sandbox/fixtures/operators";
import { newProject, newWorker, rosasSite, type Site } from "@/sandbox/fixtures/site-fixture";
import { type Answer, signIn, signUp, type SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

const NOBODY = "00000000-0000-4000-8000-000000000000";

let server: TestServer;
let sql: Database;
let olga: TestOperator;
let site: Site;
let rosa: SignedInClient;

beforeAll(async () => {
  server = await startTestServer();
  sql = await connect(server.databaseUrl);
  olga = await createOperator(server, "Olga Novak");
  site = await rosasSite(server);
  rosa = site.rosa;
  await newWorker(server, site);
  await addBusiness(sql, (await addUser(sql)).id);
});

afterAll(async () => {
  await sql.end();
  await server.stop();
});

const get = async <T>(path: string): Promise<T> => {
  const { status, body } = await olga.get<T>(path);
  expect({ path, status, body: status === 200 ? "" : body }).toEqual({ path, status: 200, body: "" });
  return body;
};
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** All pages of a list, with one row each. */
async function walk(path: string): Promise<string[]> {
  const found: string[] = [];
  for (let next: string | null = `${path}${path.includes("?") ? "&" : "?"}limit=1`; next;) {
    const page: Answer<{ id: string }[]> = await olga.get(next);
    expect(page.body.length).toBeLessThanOrEqual(1);
    found.push(...ids(page.body));
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1] ?? null;
  }
  return found;
}

describe("the list of users", () => {
  test("is found by any part of the email, whatever its case, with what is special taken as it is", async () => {
    const somebody = await signUp(server, { name: "Percy Vale", email: "percy_vale+41@Example.COM" });
    await signUp(server, { name: "Percy Vale", email: "percyavale+42@example.com" });
    const found = async (email: string) =>
      ids(await get<OperatorUserView[]>(`users?email=${encodeURIComponent(email)}`));
    for (const part of ["percy_vale+41@example.com", "PERCY_VALE", "_vale+", " percy_vale+41 "])
      expect(await found(part), part).toEqual([somebody.user.id]);
    for (const part of ["percy.vale", "percy%vale", "nobody@example.com", "\\"])
      expect(await found(part), part).toEqual([]);
  });

  test.each([
    ["newest", "created_at DESC, id DESC"],
    ["oldest", "created_at, id"],
    ["name", "lower(name), id"],
    ["email", "email"],
    ["lastLogin", "last_login_at DESC NULLS LAST, id DESC"],
  ])("by %s is read page by page, nobody twice and nobody left out", async (sort, order) => {
    for (const name of ["anna", "Anna", "Zed"]) await addUser(sql, name);
    const { rows } = await sql.query<{ id: string }>(`SELECT id FROM users ORDER BY ${order}`);
    expect(await walk(`users?sort=${sort}`)).toEqual(ids(rows));
  });

  test("a deleted account is no user, and its business none", async () => {
    const { id, email } = await addUser(sql, "Deleted account");
    const business = await addBusiness(sql, id);
    await sql.query("UPDATE businesses SET deleted_at = now() WHERE id = $1", [business]);
    await sql.query("UPDATE users SET deleted_at = now(), suspended_at = now() WHERE id = $1", [id]);
    expect(await get(`users?email=${email}`)).toEqual([]);
    expect(await get(`businesses?search=${email}`)).toEqual([]);
    expect((await olga.get(`investigate/${id}`)).status).toBe(404);
    const calls = [
      ["suspend-user", { userId: id }],
      ["unsuspend-user", { userId: id }],
      ["grant-early-adopter", { businessId: business }],
    ] as const;
    for (const [name, body] of calls)
      await expectRefusal(sql, () => olga.call(name, body), 400, "validation_failed");
    await sql.query("DELETE FROM businesses WHERE id = $1", [business]);
    await sql.query("DELETE FROM users WHERE id = $1", [id]);
  });

  test("shows what somebody did and pays", async () => {
    const owner = await addUser(sql, "Una Hart");
    const [active, trial, adopter] = [
      await addBusiness(sql, owner.id),
      await addBusiness(sql, owner.id),
      await addBusiness(sql, owner.id),
    ];
    await sql.query(
      `UPDATE businesses SET subscription_status = CASE id WHEN $1 THEN 'active' WHEN $2 THEN 'trialing' ELSE 'active' END,
         created_at = now() - array_position(ARRAY[$3, $2, $1]::uuid[], id) * interval '1 second',
         subscription_plan = 'yearly', next_charge_amount = 17999, trial_used_at = now() - interval '75 hours',
         subscription_current_period_end = now() + interval '50 hours', is_early_adopter = id = $3,
         early_adopter_granted_at = CASE WHEN id = $3 THEN now() END WHERE id IN ($1, $2, $3)`,
      [active, trial, adopter],
    );
    await sql.query(
      `INSERT INTO paid_invoices (id, business_id, amount_paid, refunded, currency, paid_at, plan)
       VALUES ('in_1', $1, 17999, 0, 'usd', now(), 'yearly'), ('in_2', $1, 1999, 999, 'usd', now(), 'monthly')`,
      [active],
    );
    await sql.query("UPDATE users SET last_login_at = now() - interval '49 hours' WHERE id = $1", [owner.id]);
    const projectId = await addProject(sql, active);
    await addMember(sql, site.projectId, owner.id);
    const update = { projectId, authorId: owner.id };
    await addUpdate(sql, update);
    const voice = await addUpdate(sql, update);
    await addRecording(sql, owner.id, { updateId: voice });
    await sql.query(
      "INSERT INTO chat_messages (id, project_id, author_id, content) VALUES (gen_random_uuid(), $1, $2, 'Hi')",
      [projectId, owner.id],
    );
    const [view] = await get<OperatorUserView[]>(`users?email=${owner.email}`);
    expect(view).toEqual({
      id: owner.id,
      name: "Una Hart",
      email: owner.email,
      suspendedAt: null,
      deletionDueAt: null,
      isOperator: false,
      createdAt: expect.any(String),
      lastLoginAt: expect.any(String),
      daysSinceLastLogin: 2,
      businessCount: 3,
      projectCount: 2,
      updateCount: 2,
      audioUpdateCount: 1,
      chatMessageCount: 1,
      activeSubscriptions: 1,
      trialSubscriptions: 1,
      earlyAdopterSubscriptions: 1,
      totalRevenue: 18_999,
    });
    const businesses = await get<object[]>(`businesses?search=${owner.email.toUpperCase()}&sort=oldest`);
    expect(businesses).toMatchObject([
      { id: active, projectCount: 1, updateCount: 2, audioUpdateCount: 1, monthlyRevenue: 1500 },
      { id: trial, monthlyRevenue: 0, daysInTrial: 3, daysUntilExpiry: 3, subscriptionStatus: "trialing" },
      { id: adopter, monthlyRevenue: 0, daysInTrial: null, subscriptionStatus: "early_adopter" },
    ]);
    expect(businesses[0]).toMatchObject({
      owner: { name: "Una Hart", email: owner.email },
      totalRevenue: 18_999,
      lastActivityAt: expect.any(String),
    });
  });
});

describe("the list of businesses", () => {
  test.each([
    ["sort=newest", "true", "created_at DESC, id DESC"],
    ["sort=name", "true", "lower(name), id"],
    ["sort=expiry", "true", "subscription_current_period_end NULLS LAST, id"],
    ["status=none&sort=oldest", "NOT is_early_adopter AND subscription_status IS NULL", "created_at, id"],
    ["status=early_adopter", "is_early_adopter", "created_at DESC, id DESC"],
    ["subscribed=true", "is_early_adopter OR subscription_status IS NOT NULL", "created_at DESC, id DESC"],
  ])("with %s is read page by page", async (query, condition, order) => {
    const { rows } = await sql.query<{ id: string }>(
      `SELECT id FROM businesses WHERE ${condition} ORDER BY ${order}`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(await walk(`businesses?${query}`)).toEqual(ids(rows));
  });

  test("by the end begins with what ends next, goes on with what ended last, and counts a day only once it is over", async () => {
    const owner = await addUser(sql, "Vera Lund");
    const hours = { later: 50, tomorrow: 20, overdue: -1, lastYear: -8750, lastWeek: -160 };
    const made: [string, string][] = [];
    for (const [name, until] of Object.entries(hours)) {
      const id = await addBusiness(sql, owner.id);
      made.push([id, name]);
      await sql.query(
        `UPDATE businesses SET subscription_status = $2, subscription_current_period_end = now() + make_interval(hours => $3)
         WHERE id = $1`,
        [id, name.startsWith("last") ? "canceled" : "active", until],
      );
    }
    const named = new Map(made);
    const path = `businesses?sort=expiry&subscribed=true&search=${owner.email}`;
    const order = ["overdue", "tomorrow", "later", "lastWeek", "lastYear"];
    expect((await walk(path)).map((id) => named.get(id))).toEqual(order);
    const days = (await get<{ daysUntilExpiry: number }[]>(path)).map((row) => row.daysUntilExpiry);
    expect(days).toEqual([-1, 1, 3, -7, -365]);
    await sql.query("DELETE FROM businesses WHERE owner_id = $1", [owner.id]);
  });
});

test.each([
  ["users?sort=password", "sort"],
  ["users?limit=201", "limit"],
  [`users?before=${NOBODY}`, "before"],
  ["businesses?status=gone", "status"],
  ["businesses?before=1", "before"],
  ["action-logs?userId=1", "userId"],
  [`action-logs?before=${NOBODY}`, "before"],
])("%s is refused for its %s", async (path, field) => {
  const refusal = await expectRefusal(sql, () => olga.get(path), 400, "validation_failed");
  expect(refusal.issues).toMatchObject([{ path: field }]);
});

describe("the activity of a user", () => {
  test("is what they did, and what others and the system did to them", async () => {
    await newProject(rosa, site.businessId, "Mill Lane");
    await sql.query(
      `INSERT INTO action_logs (id, action, entity_type, entity_id, details)
       VALUES (gen_random_uuid(), 'business.subscription-changed', 'business', $1, '{"from":"none","to":"trialing"}')`,
      [site.businessId],
    );
    await olga.call("suspend-user", { userId: rosa.user.id });
    await olga.call("unsuspend-user", { userId: rosa.user.id });
    const found = await get<InvestigationView>(`investigate/${rosa.user.id}`);
    expect(found.user).toMatchObject({ id: rosa.user.id, businessCount: 1, projectCount: 2 });
    expect(found.businesses).toMatchObject([{ id: site.businessId, name: "Ortiz Framing" }]);
    expect(found.projects).toMatchObject([
      { name: "Mill Lane", business: { name: "Ortiz Framing" }, memberCount: 1, updateCount: 0 },
      { name: "Harlow Street", memberCount: 3 },
    ]);
    expect(found.logs.slice(0, 4)).toMatchObject([
      { action: "user.unsuspended", user: { name: "Olga Novak" }, place: "Rosa Ortiz" },
      { action: "user.suspended", user: { id: olga.userId, email: olga.person.user.email } },
      { action: "business.subscription-changed", userId: null, user: null, details: { to: "trialing" } },
      { action: "project.created", userId: rosa.user.id, place: "Mill Lane", entityType: "project" },
    ]);
    expect(found.logCount).toBe(found.logs.length);
    const [look, ...before] = await get<ActionLogView[]>(`action-logs?about=${rosa.user.id}&limit=100`);
    expect(look).toMatchObject({
      action: "user.investigated",
      user: { id: olga.userId, name: "Olga Novak" },
      place: "Rosa Ortiz",
    });
    expect(ids(before)).toEqual(ids(found.logs));
    expect(await walk(`action-logs?about=${rosa.user.id}`)).toEqual(ids([look!, ...before]));
    const own = await get<ActionLogView[]>(`action-logs?userId=${rosa.user.id}`);
    expect(ids(own)).toEqual(ids(found.logs.filter(({ userId }) => userId === rosa.user.id)));
    rosa = await signIn(server, rosa.user.email, rosa.user.password);
  });

  test("of an admin has the projects of the businesses that they help run", async () => {
    const { id } = await addUser(sql, "Ada Holt");
    await addAdmin(sql, site.businessId, id);
    const { rows } = await sql.query<{ id: string }>(
      "SELECT id FROM projects WHERE business_id = $1 ORDER BY created_at DESC, id DESC",
      [site.businessId],
    );
    const found = await get<InvestigationView>(`investigate/${id}`);
    expect(rows.length).toBeGreaterThan(0);
    expect([ids(found.projects), found.user.projectCount]).toEqual([ids(rows), rows.length]);
  });

  test("of an owner says who granted their business free access", async () => {
    const owner = await addUser(sql, "Ivo Land");
    const businessId = await addBusiness(sql, owner.id);
    await olga.call("grant-early-adopter", { businessId });
    const { logs, logCount } = await get<InvestigationView>(`investigate/${owner.id}`);
    expect(logs).toMatchObject([{ action: "business.early-adopter-granted", user: { name: "Olga Novak" } }]);
    expect(logCount).toBe(1);
  });

  test("of somebody unknown is not found", async () => {
    for (const id of [NOBODY, "nonsense"])
      await expectRefusal(sql, () => olga.get(`investigate/${id}`), 404, "not_found");
  });

  test("without a user is everybody's, newest first", async () => {
    const { rows } = await sql.query<{ id: string }>(
      "SELECT id FROM action_logs ORDER BY created_at DESC, id DESC LIMIT 5",
    );
    expect(ids(await get<ActionLogView[]>("action-logs?limit=5"))).toEqual(ids(rows));
    expect(await get<ActionLogView[]>(`action-logs?userId=${NOBODY}`)).toEqual([]);
  });
});
