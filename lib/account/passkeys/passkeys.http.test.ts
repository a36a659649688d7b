import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { PasskeyCreationView, PasskeyRequestView, PasskeyView, UserView } from "@/lib/account/view";
import * as es from "@/messages/es";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { freeAddress } from "@/sandbox/fixtures/email-change-fixture";
import { longAgo } from "@/sandbox/http/old-session";
import { type Mischief, SoftwarePasskey } from "@/sandbox/fixtures/software-passkey";
import { Client, signUp } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));

const visitor = () => new Client(server.url);
const newPasskey = () => new SoftwarePasskey(new URL(server.url).origin);

async function optionsOf<T>(browser: Client, path: string, body: object = {}): Promise<T> {
  const { status, body: options } = await browser.post<T>(path, body);
  expect(status).toBe(200);
  return options;
}

const toSignIn = (browser = visitor()) =>
  optionsOf<PasskeyRequestView>(browser, "/api/passkeys/sign-in-options");
const toAdd = (browser: Client, body = {}) =>
  optionsOf<PasskeyCreationView>(browser, "/api/user/passkeys/options", body);

/** Signs up with a new passkey. */
async function withPasskey() {
  const [browser, passkey, email] = [visitor(), newPasskey(), freeAddress()];
  const options = await optionsOf<PasskeyCreationView>(browser, "/api/passkeys/sign-up-options", {
    name: "Mateo Rivas",
    email,
  });
  const { status, body } = await browser.post<UserView>("/api/passkeys/sign-up", passkey.create(options));
  expect(status).toBe(200);
  return { browser, passkey, email, user: body };
}

const signInWith = async (passkey: SoftwarePasskey, mischief: Mischief = {}, browser = visitor()) =>
  browser.post<UserView>("/api/passkeys/sign-in", passkey.get(await toSignIn(), mischief));

async function addTo(browser: Client, passkey = newPasskey()) {
  const made = passkey.create(await toAdd(browser));
  return { passkey, answer: await browser.post<PasskeyView>("/api/user/passkeys", made) };
}

async function passkeysOf(userId: string): Promise<object[]> {
  const statement = "SELECT counter::int, last_used_at FROM passkeys WHERE user_id = $1";
  return (await database.query<{ counter: number; last_used_at: Date | null }>(statement, [userId])).rows;
}

describe("signing up and in with a passkey", () => {
  test("needs a name and an address, and no password, and finds the account by itself", async () => {
    const { browser, passkey, email, user } = await withPasskey();
    expect(user).toMatchObject({ name: "Mateo Rivas", email });
    expect((await browser.get("/api/user")).status).toBe(200);
    const other = visitor();
    expect(await signInWith(passkey, {}, other)).toMatchObject({ status: 200, body: { id: user.id } });
    expect((await other.get("/api/user")).status).toBe(200);
    const { rows } = await database.query(
      "SELECT password_hash, email_verified_at FROM users WHERE id = $1",
      [user.id],
    );
    expect(rows).toEqual([{ password_hash: null, email_verified_at: null }]);
  });

  test("asks for a finger, a face or a PIN, for no account in particular, on the configured address", async () => {
    const { hostname } = new URL(server.url);
    const headers = { "x-forwarded-host": "evil.example" };
    const { body } = await visitor().post("/api/passkeys/sign-in-options", {}, { headers });
    expect(body).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: hostname,
      timeout: 300_000,
      userVerification: "required",
    });
  });

  test("refuses an address that an account has, before a passkey is made", async () => {
    const { email } = await withPasskey();
    const input = { name: "Somebody", email: email.toUpperCase() };
    expect((await visitor().post("/api/passkeys/sign-up-options", input)).status).toBe(409);
  });

  test("refuses suspended people as with a password", async () => {
    const { passkey, user } = await withPasskey();
    await database.query("UPDATE users SET suspended_at = now() WHERE id = $1", [user.id]);
    const answer = await signInWith(passkey);
    expect(answer).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

const anotherKey = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;

describe.each<[string, Mischief]>([
  ["without proof that it was its owner", { isVerified: false }],
  ["on another site's page", { origin: "https://evil.example" }],
  ["for another site", { rpId: "evil.example" }],
  ["in another site's frame", { crossOrigin: true }],
  ["for a challenge of the client's own", { challenge: "A".repeat(43) }],
])("a passkey used %s", (_, mischief) => {
  test("signs nobody in, whatever the request calls this server", async () => {
    const { passkey, user } = await withPasskey();
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const used = passkey.get(await toSignIn(), mischief);
    const answer = await visitor().post("/api/passkeys/sign-in", used, { headers });
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await passkeysOf(user.id)).toEqual([{ counter: 0, last_used_at: null }]);
  });

  test("is not added, and makes no account", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const added = newPasskey().create(await toAdd(rosa), mischief);
    expect((await rosa.post("/api/user/passkeys", added)).status).toBe(400);
    expect(await passkeysOf(rosa.user.id)).toEqual([]);
    const [browser, email] = [visitor(), freeAddress()];
    const input = { name: "Rosa", email };
    const options = await optionsOf<PasskeyCreationView>(browser, "/api/passkeys/sign-up-options", input);
    const made = newPasskey().create(options, mischief);
    expect((await browser.post("/api/passkeys/sign-up", made)).status).toBe(400);
    expect((await database.query("SELECT FROM users WHERE email = $1", [email])).rowCount).toBe(0);
  });
});

test("a signature of another key, an unknown passkey, and another account's handle sign nobody in", async () => {
  const { passkey } = await withPasskey();
  const { user: other } = await withPasskey();
  const stranger = newPasskey();
  const userHandle = Buffer.from(other.id).toString("base64url");
  const answers = [
    await signInWith(passkey, { signedBy: anotherKey }),
    await signInWith(stranger, { userHandle }),
    await signInWith(passkey, { userHandle }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(body).toEqual(answers[0]?.body);
  }
});

test("a passkey whose attestation would need certificates is refused", async () => {
  const rosa = await signUp(server, { name: "Rosa Ortiz" });
  for (const format of ["tpm", "apple", "android-safetynet", "fido-u2f"]) {
    const made = newPasskey().create(await toAdd(rosa), { format });
    expect((await rosa.post("/api/user/passkeys", made)).status).toBe(400);
  }
});

describe("a challenge", () => {
  test("works once, also for those who answer it at the same moment", async () => {
    const { passkey } = await withPasskey();
    const used = passkey.get(await toSignIn());
    const tries = Array.from({ length: 6 }, () => visitor().post("/api/passkeys/sign-in", used));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 400, 400, 400, 400, 400]);
  });

  test("is used up by a wrong answer", async () => {
    const { passkey } = await withPasskey();
    const options = await toSignIn();
    for (const mischief of [{ signedBy: anotherKey }, {}])
      expect((await visitor().post("/api/passkeys/sign-in", passkey.get(options, mischief))).status).toBe(
        400,
      );
  });

  test("is over after five minutes", async () => {
    const { passkey } = await withPasskey();
    const options = await toSignIn();
    await database.query("UPDATE passkey_challenges SET expires_at = now() WHERE challenge = $1", [
      options.challenge,
    ]);
    expect((await visitor().post("/api/passkeys/sign-in", passkey.get(options))).status).toBe(400);
  });

  test("is for its own purpose and its own user alone", async () => {
    const [rosa, june] = [
      await signUp(server, { name: "Rosa Ortiz" }),
      await signUp(server, { name: "June Park" }),
    ];
    const hers = await toAdd(rosa);
    expect((await june.post("/api/user/passkeys", newPasskey().create(hers))).status).toBe(400);
    expect((await visitor().post("/api/passkeys/sign-up", newPasskey().create(hers))).status).toBe(400);
    const { challenge } = await toSignIn();
    const made = newPasskey().create({ ...(await toAdd(rosa)), challenge });
    expect((await rosa.post("/api/user/passkeys", made)).status).toBe(400);
    expect(await passkeysOf(rosa.user.id)).toEqual([]);
  });
});

describe("the counter", () => {
  test("may stay at 0, as of passkeys that are synchronized", async () => {
    const { passkey } = await withPasskey();
    for (let used = 0; used < 3; used += 1) expect((await signInWith(passkey)).status).toBe(200);
  });

  test("may not go back or stay where it was, as a copy's would", async () => {
    const { passkey, user } = await withPasskey();
    for (const [counter, status] of [
      [5, 200],
      [5, 400],
      [4, 400],
      [0, 400],
      [6, 200],
    ] as const)
      expect((await signInWith(passkey, { counter })).status).toBe(status);
    expect(await passkeysOf(user.id)).toEqual([{ counter: 6, last_used_at: expect.any(Date) }]);
  });

  test("lets one of a key and its copy in, at the same moment", async () => {
    const { passkey } = await withPasskey();
    const tries = Array.from({ length: 4 }, () => signInWith(passkey, { counter: 7 }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe("adding a passkey", () => {
  test("needs somebody who is signed in now", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    expect((await visitor().post("/api/user/passkeys/options", {})).status).toBe(401);
    const made = newPasskey().create(await toAdd(rosa));
    expect((await visitor().post("/api/user/passkeys", made)).status).toBe(401);
    const copy = rosa.copy();
    await rosa.post("/api/logout");
    expect((await copy.post("/api/user/passkeys", made)).status).toBe(401);
    expect(await passkeysOf(rosa.user.id)).toEqual([]);
  });

  test("needs the password, or a new sign-in, when signing in was long ago", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const { browser: mateos, user } = await withPasskey();
    const [hers, his] = [await longAgo(server, rosa.user.id), await longAgo(server, user.id)];
    const ask = (browser: Client, body = {}) => browser.post("/api/user/passkeys/options", body);
    for (const body of [{}, { currentPassword: "a guess" }])
      expect(await ask(hers, body)).toMatchObject({
        status: 400,
        body: { issues: [{ path: "currentPassword" }] },
      });
    expect((await ask(hers, { currentPassword: rosa.user.password })).status).toBe(200);
    expect(await ask(his)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect((await ask(mateos)).status).toBe(200);
  });

  test("takes one passkey once, for one account", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const { passkey, answer } = await addTo(rosa);
    expect(answer.status).toBe(200);
    const june = await signUp(server, { name: "June Park" });
    expect((await addTo(june, passkey)).answer.status).toBe(400);
    expect((await toAdd(rosa)).excludeCredentials).toHaveLength(1);
    expect(await signInWith(passkey)).toMatchObject({ status: 400 });
    passkey.userHandle = Buffer.from(rosa.user.id).toString("base64url");
    expect(await signInWith(passkey)).toMatchObject({ status: 200, body: { id: rosa.user.id } });
  });
});

describe("one's passkeys", () => {
  test("are listed, renamed and removed by their owner alone", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const { id } = (await addTo(rosa)).answer.body;
    const june = await signUp(server, { name: "June Park" });
    for (const other of [june, visitor()]) {
      expect((await other.patch(`/api/user/passkeys/${id}`, { name: "Mine" })).status).not.toBe(200);
      expect((await other.delete(`/api/user/passkeys/${id}`)).status).not.toBe(204);
    }
    expect(await rosa.patch(`/api/user/passkeys/${id}`, { name: "My phone" })).toMatchObject({ status: 200 });
    const { rows } = await database.query<{ user_id: string }>(
      "SELECT user_id FROM action_logs WHERE action = 'user.passkey-renamed'",
    );
    expect(rows).toEqual([{ user_id: rosa.user.id }]);
    const { body } = await rosa.get<PasskeyView[]>("/api/user/passkeys");
    expect(body).toEqual([{ id, name: "My phone", createdAt: expect.any(String), lastUsedAt: null }]);
    expect((await rosa.delete(`/api/user/passkeys/${id}`)).status).toBe(204);
    expect((await rosa.get("/api/user/passkeys")).body).toEqual([]);
  });

  test("are told of by mail when one is added or removed, in one's language and with the zone of the time", async () => {
    const mateo = await signUp(server, { name: "Mateo Rivas" });
    await mateo.put("/api/user/preferences", { language: "es", timeZone: "America/Chicago" });
    const { id } = (await addTo(mateo)).answer.body;
    expect((await mateo.delete(`/api/user/passkeys/${id}`)).status).toBe(204);
    for (const change of ["passkey-added", "passkey-removed"] as const) {
      const { subject, body } = es.mail.wayIn[change];
      const mail = await server.inbox.store.waitFor(mateo.user.email, subject);
      expect(mail.text).toContain(body);
      expect(mail.text).toMatch(/Cuándo: .*\d.* (GMT-[56]|C[SD]T)/);
      expect(mail.text).toContain("/forgot-password");
    }
  });

  test("are never removed as the last way in, also when two are removed at once", async () => {
    const { browser, user } = await withPasskey();
    await addTo(browser);
    const { body } = await browser.get<PasskeyView[]>("/api/user/passkeys");
    const statuses = await Promise.all(
      body.map(async ({ id }) => (await browser.delete(`/api/user/passkeys/${id}`)).status),
    );
    expect(statuses.sort()).toEqual([204, 409]);
    expect(await passkeysOf(user.id)).toHaveLength(1);
    await database.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [user.id]);
    const [left] = (await browser.get<PasskeyView[]>("/api/user/passkeys")).body;
    expect((await browser.delete(`/api/user/passkeys/${left?.id}`)).status).toBe(204);
  });
});
