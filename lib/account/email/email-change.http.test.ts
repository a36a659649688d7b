import { describe, expect, test } from "vitest";
import type { TakenBackView } from "../view";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { changeEmail, freeAddress, takeBackToken } from "@/sandbox/fixtures/email-change-fixture";
import { createOperator } from "@/sandbox/fixtures/operators";
import { exportedJson } from "@/sandbox/fixtures/zip-entries";
import { Client, type SignedInClient, signIn, signUp } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));

const visitor = () => new Client(server.url);
const newRosa = () => signUp(server, { name: "Rosa Ortiz" });
const takeBack = (token: string) => visitor().post<TakenBackView>("/api/take-back-email", { token });
const tokenMailedTo = (email: string) => takeBackToken(server, email);
const statusOf = async (client: Client) => (await client.get("/api/user")).status;

async function move(person: SignedInClient, email = freeAddress(), password = person.user.password) {
  expect(await changeEmail(person, email, password)).toMatchObject({ status: 200, body: { email } });
  return email;
}

async function login(email: string, password: string): Promise<number> {
  return (await visitor().post("/api/login", { email, password })).status;
}

async function choosePassword({ resetToken: token }: TakenBackView, newPassword: string): Promise<number> {
  const passwords = { newPassword, confirmPassword: newPassword };
  return (await visitor().post("/api/reset-password", { token, ...passwords })).status;
}

describe("a new address", () => {
  test("replaces the old one with the current password, and is unverified", async () => {
    const rosa = await newRosa();
    await database.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [rosa.user.id]);
    const email = freeAddress();
    const answer = await changeEmail(rosa, ` ${email.toUpperCase()}`, rosa.user.password);
    expect(answer).toMatchObject({ status: 200, body: { id: rosa.user.id, email } });
    const statement = "SELECT email_verified_at FROM users WHERE id = $1";
    expect((await database.query(statement, [rosa.user.id])).rows).toEqual([{ email_verified_at: null }]);
    expect([
      await login(email, rosa.user.password),
      await login(rosa.user.email, rosa.user.password),
    ]).toEqual([200, 401]);
  });

  test.each([
    ["none", undefined, en.issues.required],
    ["an empty one", "", en.issues.required],
    ["a wrong one", "not this one", en.issues.wrongPassword],
  ])(
    "is refused with %s as the current password, even when the address is taken",
    async (_, password, message) => {
      const [rosa, june] = [await newRosa(), await signUp(server, { name: "June Park" })];
      for (const email of [freeAddress(), june.user.email]) {
        const call = () => changeEmail(rosa, email, password);
        const { issues } = await expectRefusal(database, call, 400, "validation_failed");
        expect(issues).toEqual([{ path: "currentPassword", message }]);
      }
    },
  );

  test("is refused when it is taken, in any case", async () => {
    const [rosa, june] = [await newRosa(), await signUp(server, { name: "June Park" })];
    const call = () => changeEmail(rosa, june.user.email.toUpperCase(), rosa.user.password);
    const { issues } = await expectRefusal(database, call, 409, "conflict");
    expect(issues).toEqual([{ path: "email", message: en.issues.emailTaken }]);
  });

  test("is announced to the old one, in the user's language, with the secret only in the email", async () => {
    const mateo = await signUp(server, { name: "Mateo Rivas", language: "es" });
    await move(mateo);
    const mail = await server.inbox.store.waitFor(mateo.user.email);
    expect(mail.subject).toBe(es.mail.emailChangedSubject);
    expect(mail.text).toContain(es.mail.emailChangedBody.replace("{email}", mateo.user.email));
    const token = await tokenMailedTo(mateo.user.email);
    const { rows } = await database.query<{ line: string }>(
      "SELECT t::text AS line FROM email_changes t UNION ALL SELECT t::text FROM action_logs t UNION ALL SELECT t::text FROM pgboss.job t",
    );
    expect([...rows.map(({ line }) => line), ...server.log()].filter((line) => line.includes(token))).toEqual(
      [],
    );
    expect(exportedJson((await mateo.download("/api/user/data")).bytes)).toMatchObject({
      emailChanges: [{ oldEmail: mateo.user.email, usedAt: null }],
    });
  });

  test("two concurrent changes leave two addresses that can be restored", async () => {
    const rosa = await newRosa();
    await Promise.all([move(rosa), move(rosa)]);
    const { rows } = await database.query<{ old_email: string }>(
      "SELECT old_email FROM email_changes WHERE user_id = $1 ORDER BY number",
      [rosa.user.id],
    );
    expect(rows[0]?.old_email).toBe(rosa.user.email);
    expect(new Set(rows.map((row) => row.old_email)).size).toBe(2);
  });
});

describe("taking an address back", () => {
  test("ends every session, operator key and reset link, and the password; the answer leads to a new one", async () => {
    const olga = await createOperator(server, "Olga Berg");
    const { email, password } = olga.person.user;
    const elsewhere = await signIn(server, email, password);
    const thiefs = await move(olga.person);
    const asked = await visitor().post<{ resetLink: string }>("/api/request-password-reset", {
      email: thiefs,
    });
    const resetToken = new URL(asked.body.resetLink).searchParams.get("token") ?? "";
    const answer = await takeBack(await tokenMailedTo(email));
    expect(answer).toMatchObject({ status: 200, body: { email, resetToken: expect.any(String) } });
    expect([await statusOf(olga.person), await statusOf(elsewhere)]).toEqual([401, 401]);
    expect((await olga.call("suspend-user", { userId: olga.userId })).status).toBe(401);
    expect([await login(email, password), await login(thiefs, password)]).toEqual([401, 401]);
    expect(await choosePassword({ email, resetToken }, "the thief's own")).toBe(400);
    expect(await choosePassword(answer.body, "battery staple")).toBe(200);
    expect(await login(email, "battery staple")).toBe(200);
    const { rows } = await database.query("SELECT email_verified_at FROM users WHERE id = $1", [olga.userId]);
    expect(rows).toEqual([{ email_verified_at: expect.any(Date) }]);
  });

  test("defeats a thief who moved on to a second address and chose a password", async () => {
    const thief = await newRosa();
    const { email, password } = thief.user;
    const second = await move(thief);
    const third = await move(thief);
    const change = { currentPassword: password, newPassword: "thief's own", confirmPassword: "thief's own" };
    expect((await thief.post("/api/user/password", change)).status).toBe(204);
    const late = await tokenMailedTo(second);
    const { body } = await takeBack(await tokenMailedTo(email));
    expect(body.email).toBe(email);
    expect(await statusOf(thief)).toBe(401);
    await expectRefusal(database, () => takeBack(late), 400, "invalid_token");
    expect([await login(third, "thief's own"), await login(email, "thief's own")]).toEqual([401, 401]);
    expect(await choosePassword(body, "battery staple")).toBe(200);
  });

  test("still works after the thief took back an address of their own", async () => {
    const thief = await newRosa();
    const { email } = thief.user;
    const second = await move(thief);
    await move(thief);
    expect((await takeBack(await tokenMailedTo(second))).body).toMatchObject({ email: second });
    expect((await takeBack(await tokenMailedTo(email))).body).toMatchObject({ email });
  });

  test("cannot be blocked by an account that claims the address in the meantime", async () => {
    const [thief, accomplice] = [await newRosa(), await signUp(server, { name: "June Park" })];
    const { email } = thief.user;
    const second = await move(thief);
    const register = () => visitor().post("/api/register", { name: "A", email, password: "123456" });
    await expectRefusal(database, register, 409, "conflict");
    await expectRefusal(
      database,
      () => changeEmail(accomplice, email, accomplice.user.password),
      409,
      "conflict",
    );
    expect(await move(thief, email)).toBe(email);
    await move(thief, second);
    await database.query("UPDATE email_changes SET expires_at = now() - interval '1 second'");
    expect((await register()).status).toBe(201);
  });

  test("works once within seven days, even for many concurrent calls", async () => {
    const rosa = await newRosa();
    await move(rosa);
    const token = await tokenMailedTo(rosa.user.email);
    const { rows } = await database.query<{ days: string }>(
      "SELECT extract(epoch FROM expires_at - created_at) / 86400 AS days FROM email_changes WHERE user_id = $1",
      [rosa.user.id],
    );
    expect(Number(rows[0]?.days)).toBeCloseTo(7, 3);
    const expire = "UPDATE email_changes SET expires_at = expires_at - $2::interval WHERE user_id = $1";
    await database.query(expire, [rosa.user.id, "8 days"]);
    const { message } = await expectRefusal(database, () => takeBack(token), 400, "invalid_token");
    expect(message).toBe(en.errors.linkInvalid);
    await database.query(expire, [rosa.user.id, "-8 days"]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => takeBack(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test("is refused when another account has the address anyway, and the link stays valid", async () => {
    const rosa = await newRosa();
    const { email } = rosa.user;
    await move(rosa);
    const token = await tokenMailedTo(email);
    const { user: other } = await signUp(server, { name: "June Park" });
    await database.query("UPDATE users SET email = $2 WHERE id = $1", [other.id, email]);
    const { issues } = await expectRefusal(database, () => takeBack(token), 409, "conflict");
    expect(issues).toEqual([{ path: "email", message: en.issues.emailTaken }]);
    await database.query("UPDATE users SET email = $2 WHERE id = $1", [other.id, freeAddress()]);
    expect((await takeBack(token)).status).toBe(200);
  });

  test.each(["not-a-token-at-all", "a".repeat(43)])(
    "with a token that was never issued (%s) is refused",
    async (token) => {
      await expectRefusal(database, () => takeBack(token), 400, "invalid_token");
    },
  );
});

test("the current password can be tried ten times in 15 minutes, and the address changed five times an hour", async () => {
  const strict = await startTestServer({ env: { RATE_LIMIT_FACTOR: "0.2" } });
  const people = ["192.0.2.1", "192.0.2.2"].map(async (ip) => {
    const browser = new Client(strict.url);
    const person = { name: "Rosa Ortiz", email: freeAddress(), password: "correct horse" };
    await browser.post("/api/register", person, { headers: { "x-forwarded-for": ip } });
    return browser;
  });
  const [guesser, mover] = await Promise.all(people);
  const statuses = async (browser: Client | undefined, ...passwords: string[]) => {
    const answers = [];
    for (const password of passwords)
      answers.push(await changeEmail(browser ?? visitor(), freeAddress(), password));
    return answers.map(({ status }) => status);
  };
  expect(await statuses(guesser, "a guess", "a guess", "correct horse")).toEqual([400, 400, 429]);
  expect(await statuses(mover, "correct horse", "correct horse")).toEqual([200, 429]);
  await strict.stop();
});
