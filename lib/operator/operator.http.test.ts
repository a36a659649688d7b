import { describe, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { unchanged } from "@/sandbox/fixtures/site-fixture";
import { type Answer, Client, signUp } from "@/sandbox/http/http-client";
import { run, script } from "@/sandbox/run/run";
import { startTestServer } from "@/sandbox/servers/test-server";

const OLGA = { email: "olga@example.com", password: "operators only" };

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));
const env = { DATABASE_URL: server.databaseUrl, APP_MODE: "test" };
await run("node", script("lib/operator/cli.ts", "create", OLGA.email, "--password", OLGA.password), {
  env,
});
const rosa = await signUp(server, { name: "Rosa Ortiz" });
const businessId = (await rosa.post<{ id: string }>("/api/businesses", { name: "Ortiz Framing" })).body.id;

const visitor = () => new Client(server.url);
const logIn = (body: object) =>
  visitor().post<{ adminKey: string; message: string; code: string }>("/api/admin/login", body);
const freshKey = async () => (await logIn(OLGA)).body.adminKey;
const call = (
  path: string,
  body: object,
  key?: string,
): Promise<Answer<{ code: string; earlyAdopterGrantedAt?: string }>> =>
  visitor().post(`/api/admin/${path}`, body, key === undefined ? {} : { headers: { adminkey: key } });

describe("signing in as an operator", () => {
  test("gives a random key that is stored hashed", async () => {
    const [one, two] = [await freshKey(), await freshKey()];
    expect(one).not.toBe(two);
    expect(one.length).toBeGreaterThanOrEqual(40);
    const { rows } = await database.query("SELECT key_hash FROM operator_sessions");
    for (const { key_hash: hash } of rows) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(server.log().join("\n")).not.toContain(one);
  });

  test("gives non-operators the same error as a wrong password", async () => {
    const answers = await unchanged(database, () =>
      Promise.all([
        logIn({ email: OLGA.email, password: "wrong password" }),
        logIn({ email: "nobody@example.com", password: "wrong password" }),
        logIn({ email: rosa.user.email, password: rosa.user.password }),
      ]),
    );
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 401, body: answers[0].body });
  });

  test.each([
    {},
    { email: "", password: "" },
    { email: OLGA.email },
    { password: "x" },
    { email: OLGA.email, password: "" },
  ])("asks for both: %j", async (body) => {
    expect(await unchanged(database, () => logIn(body))).toMatchObject({
      status: 400,
      body: { code: "validation_failed", message: "Please enter email and password" },
    });
  });

  test("does not sign in to the product, nor the other way round", async () => {
    const cookies = (await logIn(OLGA)).headers.getSetCookie();
    expect(cookies.filter((cookie) => cookie.includes("session"))).toEqual([]);
    expect((await rosa.post("/api/admin/suspend-user", { userId: rosa.user.id })).status).toBe(401);
  });
});

describe("a key", () => {
  const grant = (key?: string) => call("grant-early-adopter", { businessId }, key);

  test.each(["grant-early-adopter", "revoke-early-adopter", "suspend-user", "unsuspend-user", "logout"])(
    "is required for %s, before anything else is checked",
    async (path) => {
      for (const key of [undefined, "", "nonsense", "0".repeat(43)]) {
        for (const body of [{}, { businessId, userId: rosa.user.id }]) {
          expect(await unchanged(database, () => call(path, body, key))).toMatchObject({
            status: 401,
            body: { code: "unauthenticated" },
          });
        }
      }
    },
  );

  test("ends on signing out, and no other key with it", async () => {
    const [phone, desk] = [await freshKey(), await freshKey()];
    expect((await call("logout", {}, phone)).status).toBe(204);
    expect([
      (await grant(phone)).status,
      (await call("logout", {}, phone)).status,
      (await grant(desk)).status,
    ]).toEqual([401, 401, 200]);
    await call("revoke-early-adopter", { businessId }, desk);
  });

  test("works for 12 hours", async () => {
    const key = await freshKey();
    const { rows } = await database.query(
      "SELECT extract(epoch FROM max(expires_at) - now()) / 3600 AS hours FROM operator_sessions",
    );
    expect(Number(rows[0].hours)).toBeCloseTo(12, 1);
    await database.query("UPDATE operator_sessions SET expires_at = now() - interval '1 second'");
    expect((await unchanged(database, () => grant(key))).status).toBe(401);
  });

  test.each([
    ["is no longer an operator", "is_operator = false", "is_operator = true"],
    ["is suspended", "suspended_at = now()", "suspended_at = NULL"],
  ])("ends when its owner %s", async (_, change, restore) => {
    const key = await freshKey();
    await database.query(`UPDATE users SET ${change} WHERE email = $1`, [OLGA.email]);
    expect((await unchanged(database, () => grant(key))).status).toBe(401);
    await database.query(`UPDATE users SET ${restore} WHERE email = $1`, [OLGA.email]);
  });
});

describe("an operator", () => {
  test("gives and takes early-adopter access, which decides whether projects can be created", async () => {
    const key = await freshKey();
    const create = () => rosa.post<{ code: string }>("/api/projects", { name: "Harlow Street", businessId });
    expect((await create()).status).toBe(402);
    const granted = await call("grant-early-adopter", { businessId }, key);
    expect(granted).toMatchObject({
      status: 200,
      body: {
        id: businessId,
        isEarlyAdopter: true,
        subscriptionStatus: "early_adopter",
        earlyAdopterGrantedAt: expect.any(String),
      },
    });
    expect((await create()).status).toBe(201);
    const repeated = await unchanged(database, () => call("grant-early-adopter", { businessId }, key));
    const { earlyAdopterGrantedAt } = granted.body;
    expect(repeated.body).toMatchObject({ isEarlyAdopter: true, earlyAdopterGrantedAt });
    expect((await call("revoke-early-adopter", { businessId }, key)).body).toMatchObject({
      isEarlyAdopter: false,
      subscriptionStatus: null,
      earlyAdopterGrantedAt: null,
    });
    expect(await unchanged(database, create)).toMatchObject({
      status: 402,
      body: { code: "subscription_required" },
    });
  });

  test("locks a person out at once; after that is lifted they have to sign in again", async () => {
    const key = await freshKey();
    const june = await signUp(server, { name: "June Park" });
    expect(await call("suspend-user", { userId: june.user.id }, key)).toMatchObject({
      status: 200,
      body: { id: june.user.id, suspendedAt: expect.any(String) },
    });
    expect((await june.get("/api/user")).status).toBe(401);
    const signInAgain = () =>
      june.post("/api/login", { email: june.user.email, password: june.user.password });
    expect((await signInAgain()).status).toBe(403);
    expect((await call("unsuspend-user", { userId: june.user.id }, key)).body).toMatchObject({
      suspendedAt: null,
    });
    expect((await june.get("/api/user")).status).toBe(401);
    expect((await signInAgain()).status).toBe(200);
  });

  test("cannot suspend their own account", async () => {
    const { rows } = await database.query("SELECT id FROM users WHERE email = $1", [OLGA.email]);
    const key = await freshKey();
    for (const path of ["suspend-user", "unsuspend-user"]) {
      expect(await unchanged(database, () => call(path, { userId: rows[0].id }, key))).toMatchObject({
        status: 409,
        body: { code: "conflict" },
      });
    }
  });

  test.each([
    ["grant-early-adopter", "businessId"],
    ["revoke-early-adopter", "businessId"],
    ["suspend-user", "userId"],
    ["unsuspend-user", "userId"],
  ])("gets an error when %s names nothing that exists", async (path, field) => {
    const key = await freshKey();
    for (const id of [undefined, null, "nonsense", "00000000-0000-4000-8000-000000000000"]) {
      expect(await unchanged(database, () => call(path, { [field]: id }, key))).toMatchObject({
        status: 400,
        body: { issues: [{ path: field }] },
      });
    }
  });

  test("leaves a trace of everything, under their name", async () => {
    const { rows } = await database.query<{ action: string }>(
      "SELECT DISTINCT action FROM action_logs l JOIN users u ON u.id = l.user_id WHERE u.email = $1 AND l.ip_address IS NOT NULL",
      [OLGA.email],
    );
    expect(rows.map(({ action }) => action).sort()).toEqual([
      "business.early-adopter-granted",
      "business.early-adopter-revoked",
      "operator.logged-in",
      "operator.logged-out",
      "user.suspended",
      "user.unsuspended",
    ]);
  });
});
