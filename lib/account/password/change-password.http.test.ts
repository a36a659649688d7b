import { describe, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { createOperator } from "@/sandbox/fixtures/operators";
import { Client, type SignedInClient, signIn, signUp } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const NEW = "battery staple";

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));

const change = (person: SignedInClient, newPassword = NEW, currentPassword = person.user.password) =>
  person.post("/api/user/password", { currentPassword, newPassword, confirmPassword: newPassword });
const login = (email: string, password: string) =>
  new Client(server.url).post("/api/login", { email, password });
const isSignedIn = async (client: Client) => (await client.get("/api/user")).status === 200;

test("a new password replaces the old one; this browser stays signed in, all others are signed out", async () => {
  const rosa = await signUp(server, { name: "Rosa Ortiz" });
  const [laptop, stolen] = [await signIn(server, rosa.user.email, rosa.user.password), rosa.copy()];
  expect(await change(rosa)).toMatchObject({ status: 204, body: null });
  expect(await Promise.all([rosa, laptop, stolen].map(isSignedIn))).toEqual([true, false, false]);
  expect((await login(rosa.user.email, rosa.user.password)).status).toBe(401);
  expect((await login(rosa.user.email, NEW)).status).toBe(200);
});

test("is announced by an email in the user's language, and logged without either password", async () => {
  const mateo = await signUp(server, { name: "Mateo Rivas", language: "es", password: "cemento fresco 1" });
  expect((await change(mateo, "cemento fresco 2")).status).toBe(204);
  const mail = await server.inbox.store.waitFor(mateo.user.email);
  expect([mail.subject, mail.text]).toEqual([
    "Tu contraseña cambió",
    expect.stringContaining("Hola, Mateo Rivas"),
  ]);
  const { rows } = await database.query(
    "SELECT action, entity_id, details FROM action_logs WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1",
    [mateo.user.id],
  );
  expect(rows).toEqual([{ action: "user.password-changed", entity_id: mateo.user.id, details: {} }]);
  const written = [...server.log(), mail.text, mail.html].join("\n");
  expect(written).not.toContain("cemento fresco");
});

test("voids open reset links and operator keys", async () => {
  const olga = await createOperator(server, "Olga Berg");
  const visitor = new Client(server.url);
  const { email } = olga.person.user;
  const asked = await visitor.post<{ resetLink: string }>("/api/request-password-reset", { email });
  const token = new URL(asked.body.resetLink).searchParams.get("token");
  // The email's job creates a token of its own: wait until it has.
  await server.inbox.store.waitFor(email);
  expect((await change(olga.person)).status).toBe(204);
  const reset = { token, newPassword: "another battery", confirmPassword: "another battery" };
  const useLink = () => visitor.post("/api/reset-password", reset);
  await expectRefusal(database, useLink, 400, "invalid_token");
  await expectRefusal(database, () => olga.call("logout", undefined), 401, "unauthenticated");
});

test("of many concurrent changes from one password exactly one succeeds", async () => {
  const rosa = await signUp(server, { name: "Rosa Ortiz" });
  const browsers = await Promise.all(
    Array.from({ length: 5 }, () => signIn(server, rosa.user.email, rosa.user.password)),
  );
  const answers = await Promise.all(browsers.map((browser, n) => change(browser, `battery staple ${n}`)));
  const winner = answers.findIndex(({ status }) => status === 204);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  for (const { status } of answers) expect([204, 400, 401]).toContain(status);
  expect((await login(rosa.user.email, `battery staple ${winner}`)).status).toBe(200);
  expect(await Promise.all(browsers.map(isSignedIn))).toEqual(browsers.map((_, n) => n === winner));
});

test("a first password needs none before it, signs in with the others, and is asked for from then on", async () => {
  const june = await signUp(server, { name: "June Park" });
  await database.query("UPDATE users SET password_hash = NULL WHERE id = $1", [june.user.id]);
  await expectRefusal(database, () => login(june.user.email, june.user.password), 401, "unauthenticated");
  const passwords = { newPassword: NEW, confirmPassword: NEW };
  expect((await june.post("/api/user/password", passwords)).status).toBe(204);
  expect(await isSignedIn(june)).toBe(true);
  expect((await login(june.user.email, NEW)).status).toBe(200);
  const again = () => june.post("/api/user/password", passwords);
  const { issues } = await expectRefusal(database, again, 400, "validation_failed");
  expect(issues).toEqual([{ path: "currentPassword", message: "This is required." }]);
});

describe("is refused", () => {
  test.each([
    [{ currentPassword: "not this one" }, "currentPassword", "This is not your current password."],
    [{ currentPassword: "" }, "currentPassword", "This is required."],
    [{ currentPassword: null }, "currentPassword", "This is required."],
    [
      { newPassword: "1234567", confirmPassword: "1234567" },
      "newPassword",
      "Password must be at least 8 characters",
    ],
    [
      { newPassword: "x".repeat(201), confirmPassword: "x".repeat(201) },
      "newPassword",
      "At most 200 characters.",
    ],
    [{ confirmPassword: "battery stable" }, "confirmPassword", "Passwords don't match"],
  ])("with %j", async (part, path, message) => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const body = {
      currentPassword: rosa.user.password,
      newPassword: NEW,
      confirmPassword: NEW,
      ...part,
    };
    const { issues } = await expectRefusal(
      database,
      () => rosa.post("/api/user/password", body),
      400,
      "validation_failed",
    );
    expect(issues).toContainEqual({ path, message });
    expect(await isSignedIn(rosa)).toBe(true);
    expect(await server.inbox.store.list(rosa.user.email)).toEqual([]);
  });

  test("to a visitor", () =>
    expectRefusal(
      database,
      () => new Client(server.url).post("/api/user/password", { currentPassword: NEW }),
      401,
      "unauthenticated",
    ));
});

test("guessing the current password is limited like signing in, even when the last guess is right", async () => {
  const strict = await startTestServer({ env: { RATE_LIMIT_FACTOR: "0.2" } });
  const sql = await connect(strict.databaseUrl);
  const rosa = await signUp(strict, { name: "Rosa Ortiz" });
  for (const guess of ["first guess", "second guess"])
    expect((await change(rosa, NEW, guess)).status).toBe(400);
  await expectRefusal(sql, () => change(rosa), 429, "rate_limited");
  await sql.end();
  await strict.stop();
});
