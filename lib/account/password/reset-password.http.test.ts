import { describe, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { unchanged } from "@/sandbox/fixtures/site-fixture";
import { Client, signIn, signUp } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

const NEW = "battery staple";

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));

const visitor = () => new Client(server.url);

async function requestLink(email: string): Promise<string> {
  const { status, body } = await visitor().post<{ resetLink: string }>("/api/request-password-reset", {
    email,
  });
  expect(status).toBe(200);
  return body.resetLink;
}

const tokenOf = (link: string) => new URL(link).searchParams.get("token") ?? "";
const reset = (token: string, newPassword = NEW, confirmPassword = newPassword) =>
  visitor().post("/api/reset-password", { token, newPassword, confirmPassword });
const login = (email: string, password: string) => visitor().post("/api/login", { email, password });

async function expectRefused(token: string): Promise<void> {
  expect(await unchanged(database, () => reset(token))).toMatchObject({
    status: 400,
    body: { code: "invalid_token", message: "Invalid or expired reset token" },
  });
}

describe("requesting a link", () => {
  test("gets the same answer for known and unknown addresses", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const answers = await Promise.all(
      [rosa.user.email, "nobody@example.com"].map((email) =>
        visitor().post<{ message: string; resetLink: string }>("/api/request-password-reset", { email }),
      ),
    );
    const [known, unknown] = answers.map(({ status, body }) => ({
      status,
      message: body.message,
      link: body.resetLink.replace(/token=.*/, ""),
      length: body.resetLink.length,
    }));
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({
      status: 200,
      link: `${server.url}/reset-password?`,
      message: expect.stringContaining("If an account with that email exists"),
    });
    await expectRefused(tokenOf(answers[1]!.body.resetLink));
  });

  test("asks for a valid address", async () => {
    expect(await visitor().post("/api/request-password-reset", { email: "rosa" })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "email" }] },
    });
  });

  test.each([
    ["en", "Reset your password", "Hello Rosa Ortiz", "Your password was changed"],
    ["es", "contraseña", "Hola, Rosa Ortiz", "contraseña"],
  ])(
    "is mailed in the user's language (%s), and so is the change",
    async (language, subject, hello, changed) => {
      const rosa = await signUp(server, { name: "Rosa Ortiz", language });
      await requestLink(rosa.user.email);
      const mail = await server.inbox.store.waitFor(rosa.user.email);
      expect(mail.subject).toContain(subject);
      expect(mail.text).toContain(hello);
      const link = /http\S+\/reset-password\?token=\S+/.exec(mail.text)?.[0] ?? "";
      expect(link.startsWith(server.url)).toBe(true);
      expect(mail.html).toContain(link.replaceAll("&", "&amp;"));

      server.inbox.store.clear();
      expect((await reset(tokenOf(link))).status).toBe(200);
      const notice = await server.inbox.store.waitFor(rosa.user.email);
      expect(notice.subject).toContain(changed);
      expect(notice.text).not.toContain(NEW);
    },
  );

  test("sends no email to an address without an account", async () => {
    server.inbox.store.clear();
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    await requestLink("nobody@example.com");
    await requestLink(rosa.user.email);
    await server.inbox.store.waitFor(rosa.user.email);
    expect(await server.inbox.store.list("nobody@example.com")).toEqual([]);
  });
});

describe("a token", () => {
  test("is stored hashed, here and in the queue", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const token = tokenOf(await requestLink(rosa.user.email));
    const { rows } = await database.query<{ token: string }>(
      "SELECT token FROM password_reset_tokens WHERE user_id = $1",
      [rosa.user.id],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { token: stored } of rows) expect(stored).toMatch(/^[0-9a-f]{64}$/);
    const queued = await database.query<{ job: string }>(
      "SELECT data::text AS job FROM pgboss.job WHERE name LIKE 'mail.%'",
    );
    for (const { job } of queued.rows) expect(job).not.toContain(token);
    expect(server.log().join("\n")).not.toContain(token);
  });

  test("works once", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const token = tokenOf(await requestLink(rosa.user.email));
    expect(await reset(token)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    await expectRefused(token);
    expect([
      (await login(rosa.user.email, rosa.user.password)).status,
      (await login(rosa.user.email, NEW)).status,
    ]).toEqual([401, 200]);
  });

  test("works once, even when used many times at once", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const token = tokenOf(await requestLink(rosa.user.email));
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => reset(token, `password ${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await login(rosa.user.email, `password ${winner}`)).status).toBe(200);
  });

  test("works for an hour", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const inAnHour = () => Date.now() + 3_600_000;
    const first = inAnHour();
    const token = tokenOf(await requestLink(rosa.user.email));
    const { rows } = await database.query<{ end: Date }>(
      'SELECT expires_at AS "end" FROM password_reset_tokens WHERE user_id = $1',
      [rosa.user.id],
    );
    for (const { end } of rows) {
      expect(end.getTime()).toBeGreaterThanOrEqual(first);
      expect(end.getTime()).toBeLessThanOrEqual(inAnHour());
    }
    await database.query(
      "UPDATE password_reset_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1",
      [rosa.user.id],
    );
    await expectRefused(token);
    expect((await login(rosa.user.email, rosa.user.password)).status).toBe(200);
  });

  test("that was used voids the user's other tokens", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const [first, second] = [
      tokenOf(await requestLink(rosa.user.email)),
      tokenOf(await requestLink(rosa.user.email)),
    ];
    expect((await reset(second)).status).toBe(200);
    await expectRefused(first);
  });

  test.each(["not-a-token-at-all", "a".repeat(43)])("that was never issued (%s) is refused", expectRefused);
});

test("a new password ends every session of the user, and nobody else's", async () => {
  const rosa = await signUp(server, { name: "Rosa Ortiz" });
  const [laptop, june] = [
    await signIn(server, rosa.user.email, rosa.user.password),
    await signUp(server, { name: "June Park" }),
  ];
  expect((await reset(tokenOf(await requestLink(rosa.user.email)))).status).toBe(200);
  expect(
    await Promise.all([rosa, laptop, june].map(async (client) => (await client.get("/api/user")).status)),
  ).toEqual([401, 401, 200]);
});

test.each([
  ["1234567", "1234567", "newPassword", "Password must be at least 8 characters"],
  ["12345678", "1234567", "confirmPassword", "Password must be at least 8 characters"],
  ["12345678", "12345679", "confirmPassword", "Passwords don't match"],
  ["x".repeat(201), "x".repeat(201), "newPassword", "At most 200 characters."],
])(
  "%s and %s are refused as a new password, and the token stays valid",
  async (newPassword, confirmPassword, path, message) => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const token = tokenOf(await requestLink(rosa.user.email));
    const refused = await visitor().post<{ issues: object[] }>("/api/reset-password", {
      token,
      newPassword,
      confirmPassword,
    });
    expect(refused).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(refused.body.issues).toContainEqual({ path, message });
    expect((await login(rosa.user.email, rosa.user.password)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  },
);
