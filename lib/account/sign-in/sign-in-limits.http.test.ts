import { describe, expect, test } from "vitest";
import type { PasskeyCreationView, PasskeyRequestView } from "@/lib/account/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { SoftwarePasskey } from "@/sandbox/fixtures/software-passkey";
import { Client } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

// A tenth of the limits: one sign-in per account and network address, ten per network address, ten per account.
const PASSWORD = "correct horse";
const PATHS = ["/api/login", "/api/admin/login"];

const server = await forThisFile(startTestServer({ env: { RATE_LIMIT_FACTOR: "0.1" } }));
const database = await forThisFile(connect(server.databaseUrl));

let people = 0;

/** A new user, who is an operator too, and the browser that they signed up with. */
async function newPerson(): Promise<{ browser: Client; email: string }> {
  people += 1;
  const [browser, email] = [new Client(server.url), `person-${people}@example.com`];
  const from = { headers: { "x-forwarded-for": `192.0.2.${people}` } };
  const body = { name: "Rosa Ortiz", email, password: PASSWORD };
  expect((await browser.post("/api/register", body, from)).status).toBe(201);
  await database.query("UPDATE users SET is_operator = true WHERE email = $1", [email]);
  return { browser, email };
}

interface Try {
  email: string;
  from: string;
  password?: string;
  path?: string;
}

const tryFrom = (browser: Client, { email, from, password = PASSWORD, path = "/api/login" }: Try) =>
  browser.post(path, { email, password }, { headers: { "x-forwarded-for": from } });

async function statusFrom(browser: Client, attempt: Try): Promise<number> {
  return (await tryFrom(browser, attempt)).status;
}

const stranger = () => new Client(server.url);
const wrong = { password: "wrong password" };

/** Guesses one account's password from many addresses, until its limit is used up. */
async function exhaust(email: string, path = "/api/login"): Promise<void> {
  const guesses = Array.from({ length: 10 }, (_, n) => ({ email, from: `198.51.100.${n}`, path, ...wrong }));
  for (const guess of guesses) expect(await statusFrom(stranger(), guess)).toBe(401);
}

test("signing in is limited per email and address, even with the right password", async () => {
  const [rosa, june] = [await newPerson(), await newPerson()];
  const from = "203.0.113.3";
  expect(await statusFrom(stranger(), { email: rosa.email, from, ...wrong })).toBe(401);
  const limited = await tryFrom(stranger(), { email: rosa.email.toUpperCase(), from });
  expect(limited).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await statusFrom(stranger(), { email: june.email, from })).toBe(200);
  expect(await statusFrom(stranger(), { email: rosa.email, from: "203.0.113.4" })).toBe(200);
});

test.each([
  ["one address", (n: number) => `203.0.113.5:${40_000 + n}`, "203.0.113.6"],
  ["one /64 of IPv6", (n: number) => `2001:db8:1:2:${n.toString(16)}::1`, "2001:db8:1:3::1"],
  [
    "an IPv4 address in both ways of writing it",
    (n: number) => `${n % 2 ? "::ffff:" : ""}203.0.113.7`,
    "::ffff:203.0.113.8",
  ],
])("%s may try ten times, whatever the accounts and the endpoint", async (_, address, other) => {
  const nobody = (n: number) => ({ email: `nobody-${n}-${address(0)}@example.com`.replaceAll(":", "-") });
  const statuses = [];
  for (let n = 0; n < 12; n += 1) {
    const path = PATHS[n % 2] ?? "";
    statuses.push(await statusFrom(stranger(), { ...nobody(n), from: address(n), path, ...wrong }));
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  expect(await statusFrom(stranger(), { ...nobody(0), from: other, ...wrong })).toBe(401);
});

describe.each(PATHS)("a browser that has signed in before, at %s", (path) => {
  test("is not locked out by the guesses of others, and has a limit of its own", async () => {
    const { browser, email } = await newPerson();
    await exhaust(email, path);
    expect(await statusFrom(stranger(), { email, from: "203.0.113.10", path })).toBe(429);
    expect(await statusFrom(browser, { email, from: "198.51.100.0", path })).toBe(200);
    expect(await statusFrom(browser, { email, from: "203.0.113.11", path, ...wrong })).toBe(429);
  });

  test("is known to that account only", async () => {
    const [rosa, june] = [await newPerson(), await newPerson()];
    await exhaust(rosa.email, path);
    expect(await statusFrom(june.browser, { email: rosa.email, from: "203.0.113.12", path })).toBe(429);
  });
});

test("an address is mailed one code, in any spelling, from wherever it is asked for", async () => {
  const ask = (email: string, from: string) =>
    stranger().post("/api/sign-in-codes", { email }, { headers: { "x-forwarded-for": from } });
  expect((await ask("codes@example.com", "203.0.113.20")).status).toBe(204);
  const limited = await ask("CODES@example.com", "203.0.113.21");
  expect(limited).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("one address may ask for six codes, whatever the mailboxes", async () => {
  const statuses = [];
  for (let n = 0; n < 7; n += 1) {
    const headers = { "x-forwarded-for": "203.0.113.22" };
    const asked = await stranger().post(
      "/api/sign-in-codes",
      { email: `crew-${n}@example.com` },
      { headers },
    );
    statuses.push(asked.status);
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429]);
});

const sentBy = (host: number) => ({ headers: { "x-forwarded-for": `203.0.113.${host}` } });

/** What a call about passkeys takes, which works once at most. */
async function passkeyInput(call: string, host: number): Promise<object> {
  const passkey = new SoftwarePasskey(new URL(server.url).origin);
  const newcomer = { name: "Mateo Rivas", email: `${call}@example.com` };
  const options = `/api/passkeys/${call}-options`;
  if (call === "sign-in")
    return passkey.get((await stranger().post<PasskeyRequestView>(options, {}, sentBy(host))).body, {
      userHandle: "bm9ib2R5",
    });
  if (call === "sign-up")
    return passkey.create((await stranger().post<PasskeyCreationView>(options, newcomer, sentBy(host))).body);
  return newcomer;
}

test.each([
  ["sign-in-options", 31],
  ["sign-in", 41],
  ["sign-up-options", 51],
  ["sign-up", 61],
])(
  "one address may make ten calls of /api/passkeys/%s at most, and another one then still can",
  async (call, host) => {
    const input = await passkeyInput(call, host + 1);
    const send = async (address: number) =>
      (await stranger().post(`/api/passkeys/${call}`, input, sentBy(address))).status;
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push(await send(host));
    expect(statuses[0]).not.toBe(429);
    expect(statuses.at(-1)).toBe(429);
    expect(await send(host + 2)).not.toBe(429);
  },
);

test("an address that may not sign up any more is told so before the phone makes a passkey", async () => {
  const ask = (host: number, name: string) => {
    const newcomer = { name: "Mateo Rivas", email: `${name}@example.com` };
    return stranger().post("/api/passkeys/sign-up-options", newcomer, sentBy(host));
  };
  expect((await ask(71, "before")).status).toBe(200);
  const first = { name: "June Park", email: "first@example.com", password: PASSWORD };
  expect((await stranger().post("/api/register", first, sentBy(71))).status).toBe(201);
  expect(await ask(71, "after")).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect((await ask(72, "elsewhere")).status).toBe(200);
});

test("guesses of codes and of passwords share their limits", async () => {
  const { email } = await newPerson();
  const headers = { "x-forwarded-for": "203.0.113.23" };
  const guess = await stranger().post("/api/sign-in-codes/verify", { email, code: "123456" }, { headers });
  expect(guess.status).toBe(400);
  expect(await statusFrom(stranger(), { email, from: "203.0.113.23" })).toBe(429);
});

test("a new password forgets the known browsers, except the one that set it", async () => {
  const { browser, email } = await newPerson();
  const asked = await stranger().post<{ resetLink: string }>("/api/request-password-reset", { email });
  const token = new URL(asked.body.resetLink).searchParams.get("token");
  const mailbox = stranger();
  const passwords = { newPassword: "battery staple", confirmPassword: "battery staple" };
  expect((await mailbox.post("/api/reset-password", { token, ...passwords })).status).toBe(200);
  await exhaust(email);
  const attempt = { email, from: "203.0.113.13", password: passwords.newPassword };
  expect(await statusFrom(browser, attempt)).toBe(429);
  expect(await statusFrom(mailbox, attempt)).toBe(200);
});

test("signing out everywhere forgets the known browsers, except this one", async () => {
  const { browser, email } = await newPerson();
  const phone = browser.copy();
  expect((await browser.post("/api/user/sign-out-everywhere")).status).toBe(204);
  await exhaust(email);
  const attempt = { email, from: "203.0.113.14" };
  expect(await statusFrom(phone, attempt)).toBe(429);
  expect(await statusFrom(browser, attempt)).toBe(200);
});

test("the device cookie is hidden from scripts and names nobody", async () => {
  const { email } = await newPerson();
  const https = { headers: { "x-forwarded-for": "203.0.113.15", "x-forwarded-proto": "https" } };
  const { headers } = await stranger().post("/api/login", { email, password: PASSWORD }, https);
  const cookie = headers.getSetCookie().find((line) => line.startsWith("device=")) ?? "";
  const attributes = cookie.toLowerCase().split("; ").slice(1);
  expect(attributes).toEqual(
    expect.arrayContaining(["httponly", "secure", "samesite=lax", "path=/", `max-age=${400 * 86_400}`]),
  );
  expect(cookie).toMatch(/^device=[\w-]{16}\.[\w-]{43};/);
});
