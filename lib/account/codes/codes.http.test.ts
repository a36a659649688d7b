import { describe, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { enterCode, mailedCode, newCode } from "@/sandbox/fixtures/codes-fixture";
import { freeAddress } from "@/sandbox/fixtures/email-change-fixture";
import { openEvents } from "@/sandbox/fixtures/event-reader";
import { Client, signUp } from "@/sandbox/http/http-client";
import { within } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));

const visitor = () => new Client(server.url);
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const CONFIRMED = "UPDATE users SET email_verified_at = now() WHERE email = $1";

async function confirmed(name: string) {
  const client = await signUp(server, { name });
  await database.query(CONFIRMED, [client.user.email]);
  return client;
}

/** A browser that has signed in to the account, and out. */
async function browserOf(email: string, password: string): Promise<Client> {
  const browser = visitor();
  expect((await browser.post("/api/login", { email, password })).status).toBe(200);
  await browser.post("/api/logout");
  return browser;
}

async function expectWrong(email: string, code: string): Promise<void> {
  const { status, body, headers } = await enterCode(visitor(), { email, code });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: "validation_failed", issues: [{ path: "code" }] });
  expect(headers.getSetCookie()).toEqual([]);
}

describe("a code by email", () => {
  test("signs its reader in, in any spelling, and confirms the address", async () => {
    const { user } = await confirmed("Rosa Ortiz");
    const code = await newCode(server, user.email);
    const browser = visitor();
    const answer = await enterCode(browser, {
      email: user.email.toUpperCase(),
      code: ` ${code.slice(0, 3)} ${code.slice(3)}\n`,
    });
    expect(answer).toMatchObject({ status: 200, body: { id: user.id } });
    expect(await browser.get("/api/user")).toMatchObject({ status: 200, body: { id: user.id } });
  });

  test("signs in pasted with the words of its mail's subject too", async () => {
    const { user } = await confirmed("Rosa Ortiz");
    const code = `${await newCode(server, user.email)} es tu código para entrar`;
    expect(await enterCode(visitor(), { email: user.email, code })).toMatchObject({ status: 200 });
  });

  test("gets the same answer for known and unknown addresses, and the same mail", async () => {
    const { user } = await confirmed("June Park");
    const mails = [];
    for (const email of [user.email, freeAddress()]) {
      const asked = await visitor().post("/api/sign-in-codes", { email });
      expect(asked).toMatchObject({ status: 204, body: null });
      const code = await mailedCode(server, email);
      const { subject, text } = await server.inbox.store.waitFor(email);
      expect(text).not.toMatch(/https?:/);
      mails.push(
        [subject, text]
          .join("\n")
          .replaceAll(code, "code")
          .replace(/Hello.*/, ""),
      );
    }
    expect(mails[0]).toBe(mails[1]);
  });

  test("comes in the language of the account, and of the screen without one", async () => {
    const { user } = await signUp(server, { name: "Mateo Rivas", language: "es" });
    const stranger = freeAddress();
    await visitor().post("/api/sign-in-codes", { email: user.email });
    await new Client(server.url, "es").post("/api/sign-in-codes", { email: stranger });
    for (const email of [user.email, stranger])
      expect((await server.inbox.store.waitFor(email)).subject).toMatch(/^\d{6} es tu código/);
  });

  test("signs up with a name and no password; without a name it stays usable", async () => {
    const email = freeAddress();
    const code = await newCode(server, email);
    expect(await enterCode(visitor(), { email, code })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "name" }] },
    });
    const browser = visitor();
    const made = await enterCode(browser, { email, code, name: "Luis Vega" });
    expect(made).toMatchObject({ status: 200, body: { name: "Luis Vega", email } });
    expect((await browser.get("/api/user")).status).toBe(200);
    const { rows } = await database.query(
      "SELECT password_hash, email_verified_at IS NOT NULL AS confirmed FROM users WHERE email = $1",
      [email],
    );
    expect(rows).toEqual([{ password_hash: null, confirmed: true }]);
    expect((await visitor().post("/api/login", { email, password: "password" })).status).toBe(401);
  });

  test("works once, also for those who enter it at the same moment", async () => {
    const { user } = await confirmed("Dale Brandt");
    const code = await newCode(server, user.email);
    const tries = Array.from({ length: 8 }, () => enterCode(visitor(), { email: user.email, code }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(7);
    await expectWrong(user.email, code);
  });

  test("creates one account for those who enter it at the same moment", async () => {
    const email = freeAddress();
    const code = await newCode(server, email);
    const tries = Array.from({ length: 4 }, () => enterCode(visitor(), { email, code, name: "Luis" }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 400, 400, 400]);
  });

  test("is over after five wrong tries, one after the other or at once", async () => {
    for (const atOnce of [false, true]) {
      const email = freeAddress();
      const code = await newCode(server, email);
      const guess = () => expectWrong(email, wrongOf(code));
      if (atOnce) await Promise.all(Array.from({ length: 12 }, guess));
      else for (let tried = 0; tried < 5; tried += 1) await guess();
      await expectWrong(email, code);
    }
  });

  test("still works in a browser that knows the account when others have tried five times", async () => {
    const { email, password } = (await confirmed("June Park")).user;
    const june = await browserOf(email, password);
    const code = await newCode(server, email);
    for (let tried = 0; tried < 5; tried += 1) await expectWrong(email, wrongOf(code));
    expect((await enterCode(june, { email, code: wrongOf(code) })).status).toBe(400);
    expect((await enterCode(june, { email, code })).status).toBe(200);
  });

  test("still works at the fifth try", async () => {
    const { user } = await confirmed("Mei Chen");
    const code = await newCode(server, user.email);
    for (let tried = 0; tried < 4; tried += 1) await expectWrong(user.email, wrongOf(code));
    expect((await enterCode(visitor(), { email: user.email, code })).status).toBe(200);
  });

  test("ends with a newer one, which has tries of its own", async () => {
    const { user } = await confirmed("Mei Chen");
    const old = await newCode(server, user.email);
    for (let tried = 0; tried < 5; tried += 1) await expectWrong(user.email, wrongOf(old));
    const code = await newCode(server, user.email, old);
    await expectWrong(user.email, old);
    expect((await enterCode(visitor(), { email: user.email, code })).status).toBe(200);
  });

  test("is over after ten minutes, and is another address's never", async () => {
    const [rosa, june] = [await confirmed("Rosa Ortiz"), await confirmed("June Park")];
    const code = await newCode(server, rosa.user.email);
    await newCode(server, june.user.email);
    await expectWrong(june.user.email, code);
    const { rows } = await database.query<{ minutes: number }>(
      "SELECT round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM email_codes WHERE email = $1",
      [rosa.user.email],
    );
    expect(rows).toEqual([{ minutes: 10 }]);
    await database.query("UPDATE email_codes SET expires_at = now() WHERE email = $1", [rosa.user.email]);
    await expectWrong(rosa.user.email, code);
  });

  test("is nowhere in the database, and not in the queue", async () => {
    const email = freeAddress();
    const code = await newCode(server, email);
    const { rows } = await database.query<{ text: string }>(
      "SELECT c::text AS text FROM email_codes c UNION ALL SELECT data::text FROM pgboss.job WHERE name = 'mail.email-code'",
    );
    expect(rows.length).toBeGreaterThan(1);
    const ids = /[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\d[ T][\d:.+]+/g;
    expect(rows.map(({ text }) => text.replace(ids, "")).join("\n")).not.toContain(code);
  });

  test("does not let a suspended person in", async () => {
    const { user } = await confirmed("Sol Haas");
    await database.query("UPDATE users SET suspended_at = now() WHERE id = $1", [user.id]);
    const code = await newCode(server, user.email);
    const answer = await enterCode(visitor(), { email: user.email, code });
    expect(answer).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe("an account whose address nobody has confirmed", () => {
  const NAME = { name: "Not The Reader" };

  test("has no more tries in browsers that know it, however many", async () => {
    const { email, password } = (await signUp(server, NAME)).user;
    const browsers = [await browserOf(email, password), await browserOf(email, password)];
    const code = await newCode(server, email);
    for (const browser of browsers)
      for (let tried = 0; tried < 3; tried += 1)
        expect((await enterCode(browser, { email, code: wrongOf(code) })).status).toBe(400);
    await expectWrong(email, code);
  });

  test("is its reader's alone from their first code on: password, sessions and streams of whoever made it end", async () => {
    const stranger = await signUp(server, NAME);
    const { email, password } = stranger.user;
    const stream = await openEvents(stranger, "/api/events");
    const code = await newCode(server, email);
    expect(await enterCode(visitor(), { email, code })).toMatchObject({
      status: 200,
      body: { waysRemoved: true },
    });
    await within(1_000, stream.ended);
    expect((await stranger.get("/api/user")).status).toBe(401);
    expect((await visitor().post("/api/login", { email, password })).status).toBe(401);
    const told = await server.inbox.store.waitFor(email, "opens by a code");
    expect(told.text).toContain("Sign in by code, or set a new password");
  });

  test("keeps its password when the code is entered in a browser that knows it", async () => {
    const browser = visitor();
    const [email, password] = [freeAddress(), "correct horse"];
    await browser.post("/api/register", { ...NAME, email, password });
    await browser.post("/api/logout");
    const code = await newCode(server, email);
    const entered = await enterCode(browser, { email, code });
    expect(entered).toMatchObject({ status: 200, body: { email } });
    expect(entered.body).not.toHaveProperty("waysRemoved");
    expect((await visitor().post("/api/login", { email, password })).status).toBe(200);
  });
});

describe("confirming one's address", () => {
  const statement = "SELECT email_verified_at IS NOT NULL AS confirmed FROM users WHERE id = $1";
  const isConfirmed = async (id: string) =>
    (await database.query<{ confirmed: boolean }>(statement, [id])).rows[0]?.confirmed;
  const inviteSomebody = async (owner: Client) => {
    const { body } = await owner.post<{ id: string }>("/api/businesses", { name: "Ortiz Framing" });
    return owner.post(`/api/businesses/${body.id}/admins`, { email: freeAddress() });
  };

  test("takes the mailed code, and then people can be invited by mail", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    expect(await inviteSomebody(rosa)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect((await rosa.post("/api/user/email-code")).status).toBe(204);
    const code = await mailedCode(server, rosa.user.email);
    expect((await rosa.post("/api/user/confirm-email", { code: wrongOf(code) })).status).toBe(400);
    expect(await isConfirmed(rosa.user.id)).toBe(false);
    expect((await rosa.post("/api/user/confirm-email", { code })).status).toBe(204);
    expect(await isConfirmed(rosa.user.id)).toBe(true);
    expect((await inviteSomebody(rosa)).status).toBe(201);
    expect((await rosa.post("/api/user/confirm-email", { code })).status).toBe(400);
  });

  test("takes no code that signs in, no code of a former address, and signing in none that confirms", async () => {
    const june = await signUp(server, { name: "June Park" });
    const { email, password } = june.user;
    const signIn = await newCode(server, email);
    expect((await june.post("/api/user/confirm-email", { code: signIn })).status).toBe(400);
    await june.post("/api/user/email-code");
    const code = await mailedCode(server, email, signIn);
    await expectWrong(email, code);
    const moved = { name: "June Park", email: freeAddress(), currentPassword: password };
    expect((await june.put("/api/user/profile", moved)).status).toBe(200);
    expect((await june.post("/api/user/confirm-email", { code })).status).toBe(400);
    expect(await isConfirmed(june.user.id)).toBe(false);
  });

  test("happens by itself with a link that resets the password", async () => {
    const dale = await signUp(server, { name: "Dale Brandt" });
    const { email, id } = dale.user;
    const asked = await visitor().post<{ resetLink: string }>("/api/request-password-reset", { email });
    const token = new URL(asked.body.resetLink).searchParams.get("token");
    const passwords = { newPassword: "battery staple", confirmPassword: "battery staple" };
    expect((await visitor().post("/api/reset-password", { token, ...passwords })).status).toBe(200);
    expect(await isConfirmed(id)).toBe(true);
  });
});

test.each([
  [{ email: "rosa" }],
  [{ email: "rosa@example.com\r\nBcc: all@example.com" }],
  [{ email: "rosa@example.com", name: "Win at https://evil.example/x" }],
  [{}],
])("no code is mailed for %j", async (input) => {
  expect((await visitor().post("/api/sign-in-codes", input)).status).toBe(400);
});

test.each(["12345", "1234567", "abcdef", "", "１２３４５６", null, ["123456"]])(
  "%j is no code",
  async (code) => {
    const input = { email: "rosa@example.com", code };
    expect((await visitor().post("/api/sign-in-codes/verify", input)).status).toBe(400);
  },
);
