import { randomBytes, randomUUID } from "node:crypto";
import { decode, encode } from "next-auth/jwt";
import { describe, expect, test, vi } from "vitest";
import type { SignInView } from "../view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { enterCode, newCode } from "@/sandbox/fixtures/codes-fixture";
import { openEvents } from "@/sandbox/fixtures/event-reader";
import { unchanged } from "@/sandbox/fixtures/site-fixture";
import { expectRefusal } from "@/sandbox/http/refusal";
import { type Answer, Client, type SignedInClient, signIn, signUp } from "@/sandbox/http/http-client";
import { within } from "@/sandbox/run/steps/proof";
import { SHARED_SECRET } from "@/sandbox/servers/own-server";
import { startTestServer } from "@/sandbox/servers/test-server";

const COOKIE = "authjs.session-token";
const DAY = 24 * 60 * 60;
const HTTPS = { headers: { "x-forwarded-proto": "https" } };

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));
const rosa = await signUp(server, { name: "Rosa Ortiz" });

interface Forged {
  sid?: unknown;
  sub?: string;
  version?: unknown;
  secret?: string;
  salt?: string;
  /** Seconds ago. */
  issued?: number;
}

/** A browser that holds a token as Auth.js makes them, of any age. */
async function browserWith({
  sid = randomUUID(),
  sub = rosa.user.id,
  version = 0,
  secret = SHARED_SECRET,
  salt = COOKIE,
  issued = 0,
}: Forged): Promise<Client> {
  const iat = Math.floor(Date.now() / 1000) - issued;
  const client = new Client(server.url);
  // `encode` dates tokens by the clock, so move the clock.
  client.setCookie(
    COOKIE,
    await withClockAt(iat * 1000, () =>
      encode({ token: { sid, sub, version }, secret, salt, maxAge: 30 * DAY }),
    ),
  );
  return client;
}

async function withClockAt<T>(ms: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["Date"], now: ms });
  return work().finally(() => vi.useRealTimers());
}

/** What a browser's cookie says. */
const tokenOf = (browser: Client) => {
  const token = browser.cookie(COOKIE) ?? "";
  return decode<{ sid: string; exp: number; iat: number }>({ token, secret: SHARED_SECRET, salt: COOKIE });
};

/** Where a visit leads, step by step, until a page answers; at most six steps. */
async function visit(client: Client, path: string): Promise<string[]> {
  const steps: string[] = [];
  for (let next: string | null = path; next !== null && steps.length < 6;) {
    const answer: Answer = await client.get(next);
    steps.push(`${answer.status} ${next}`);
    next =
      answer.status >= 300 && answer.status < 400
        ? (answer.headers.get("location") ?? "").replace(server.url, "")
        : null;
  }
  return steps;
}

describe("a token", () => {
  test("made with the server's secret is a session", async () => {
    expect(await (await browserWith({})).get("/api/user")).toMatchObject({
      status: 200,
      body: { id: rosa.user.id },
    });
  });

  test.each([
    ["of another secret", { secret: randomBytes(32).toString("base64") }],
    ["made for another cookie", { salt: "__Secure-authjs.session-token" }],
    ["past its 30 days", { issued: 30 * DAY + 60 }],
    ["of an earlier generation", { version: -1 }],
    ["of a later generation", { version: 1 }],
    ["of a generation that is no number", { version: "0" }],
    ["of nobody", { sub: randomUUID() }],
    ["without an id", { sid: null }],
  ])("%s is no session, and its cookie stays until a page clears it", async (_, forged) => {
    const browser = await browserWith(forged);
    const { status, body, headers } = await browser.get<{ code: string }>("/api/user");
    expect([status, body.code, headers.getSetCookie()]).toEqual([401, "unauthenticated", []]);
    await browser.get("/auth/session-ended");
    expect(browser.cookie(COOKIE)).toBeUndefined();
  });

  test.each(["", "x", "a.b.c", "null", "%00", "e30.e30.e30.e30.e30"])(
    "of %j is no session",
    async (value) => {
      const browser = new Client(server.url);
      browser.setCookie(COOKIE, value);
      expect((await browser.get("/api/user")).status).toBe(401);
    },
  );
});

describe.each<[string, (browser: Client, person: SignedInClient) => Promise<unknown>]>([
  ["a password", (browser, { user: { email, password } }) => browser.post("/api/login", { email, password })],
  [
    "a code",
    async (browser, { user: { email } }) => enterCode(browser, { email, code: await newCode(server, email) }),
  ],
])("signing in with %s", (_, enter) => {
  test("starts a session of its own in a browser in which somebody planted theirs", async () => {
    const thief = await signUp(server, { name: "Thief" });
    const june = await signUp(server, { name: "June Park" });
    const browser = thief.copy();
    await enter(browser, june);
    expect(await browser.get("/api/user")).toMatchObject({ body: { id: june.user.id } });
    expect(await thief.get("/api/user")).toMatchObject({ body: { id: thief.user.id } });
    const [planted, own] = await Promise.all([thief, browser].map(tokenOf));
    expect(own?.sid).not.toBe(planted?.sid);
  });
});

describe("the 30 days roll", () => {
  test("a visit after a day renews the cookie", async () => {
    const browser = await browserWith({ issued: DAY + 60 });
    const old = browser.cookie(COOKIE);
    const { headers } = await browser.get("/billing");
    expect(headers.getSetCookie().find((line) => line.startsWith(COOKIE))).toMatch(
      /max-age=2592000.*httponly/i,
    );
    expect(browser.cookie(COOKIE)).not.toBe(old);
    expect((await browser.get("/api/user")).status).toBe(200);
  });

  test("a visit within the day does not", async () => {
    const browser = await browserWith({ issued: DAY - 600 });
    expect(
      (await browser.get("/billing")).headers.getSetCookie().filter((line) => line.startsWith(COOKIE)),
    ).toEqual([]);
  });

  test("renewing does not revive an ended session", async () => {
    const browser = await browserWith({ version: 7, issued: DAY + 60 });
    await browser.get("/about");
    expect((await browser.get("/api/user")).status).toBe(401);
  });
});

describe("a session that the database refuses", () => {
  test.each([
    ["suspended", "suspended", "UPDATE users SET suspended_at = now() WHERE id = $1"],
    [
      "signed out everywhere",
      "ended",
      "UPDATE users SET session_version = session_version + 1 WHERE id = $1",
    ],
    ["deleted", "ended", "DELETE FROM users WHERE id = $1"],
  ])("of somebody %s ends at once, in calls and pages, which say why (%s)", async (_, reason, statement) => {
    const june = await signUp(server, { name: "June Park" });
    const [calls, pages] = [june.copy(), june.copy()];
    expect((await june.get("/billing")).status).toBe(200);
    await database.query("DELETE FROM action_logs WHERE user_id = $1", [june.user.id]);
    await database.query(statement, [june.user.id]);

    expect(await calls.get("/api/user")).toMatchObject({ status: 401, body: { reason } });
    expect((await june.copy().post("/api/businesses", { name: "Mine" })).status).toBe(401);
    expect(
      (await database.query("SELECT 1 FROM businesses WHERE owner_id = $1", [june.user.id])).rowCount,
    ).toBe(0);

    expect(await visit(pages, "/search?q=gate")).toEqual([
      expect.stringMatching(/^30\d \/search\?q=gate$/),
      "307 /auth/session-ended?next=%2Fsearch%3Fq%3Dgate",
      `200 /auth?ended=${reason}&next=%2Fsearch%3Fq%3Dgate`,
    ]);
    expect(pages.cookie(COOKIE)).toBeUndefined();
  });

  test("is what /auth/session-ended clears: it signs out nobody with a valid one", async () => {
    const browser = await browserWith({});
    const { headers } = await browser.get("/auth/session-ended?next=%2Fsearch%3Fq%3Dgate");
    expect(headers.get("location")).toBe("/search?q=gate");
    expect(browser.cookie(COOKIE)).toBeDefined();
  });

  test("over https has its cookie cleared in the one way that browsers accept", async () => {
    const name = "__Secure-authjs.session-token";
    const browser = new Client(server.url);
    browser.setCookie(name, "stale");
    const { headers } = await browser.get("/auth/session-ended", HTTPS);
    expect(headers.getSetCookie().find((line) => line.startsWith(name))).toMatch(/=;.*secure/i);
  });
});

describe("signing out", () => {
  test("ends this browser's session and no other one's", async () => {
    const phone = await signUp(server, { name: "Rosa Ortiz" });
    const laptop = await signIn(server, phone.user.email, phone.user.password);
    expect(await phone.post("/api/logout")).toMatchObject({ status: 204, body: null });
    expect(phone.cookie("authjs.session-token")).toBeUndefined();
    expect([(await phone.get("/api/user")).status, (await laptop.get("/api/user")).status]).toEqual([
      401, 200,
    ]);
  });

  test("ends every copy of its cookie, also a renewed one, and its streams, within a second", async () => {
    const phone = await signUp(server, { name: "Rosa Ortiz" });
    const laptop = await signIn(server, phone.user.email, phone.user.password);
    const [copy, renewed] = [phone.copy(), phone.copy()];
    const streams = await Promise.all([phone, laptop].map((client) => openEvents(client, "/api/events")));
    const { exp: _exp, iat: _iat, ...token } = (await tokenOf(phone))!;
    renewed.setCookie(COOKIE, await encode({ token, secret: SHARED_SECRET, salt: COOKIE, maxAge: 30 * DAY }));
    expect([(await copy.get("/api/user")).status, (await renewed.get("/api/user")).status]).toEqual([
      200, 200,
    ]);
    await phone.post("/api/logout");
    expect([(await copy.get("/api/user")).status, (await renewed.get("/api/user")).status]).toEqual([
      401, 401,
    ]);
    expect((await copy.post("/api/businesses", { name: "Mine" })).status).toBe(401);
    await within(1000, streams[0]?.ended ?? Promise.reject(new Error("no stream")));
    expect([streams[1]?.isOver(), (await laptop.get("/api/user")).status]).toEqual([false, 200]);
    streams[1]?.close();
  });

  test("over https clears the cookie in the one way that browsers accept", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    rosa.setCookie("__Secure-authjs.session-token", "anything");
    const lines = (await rosa.post("/api/logout", undefined, HTTPS)).headers.getSetCookie();
    const line = lines.find((text) => text.startsWith("__Secure-authjs.session-token="));
    expect(line).toMatch(/^__Secure-authjs\.session-token=;.*secure/i);
  });

  test("without a session is no error", async () => {
    expect((await unchanged(database, () => new Client(server.url).post("/api/logout"))).status).toBe(204);
  });
});

describe("one's sign-ins", () => {
  const list = async (browser: Client) =>
    (await browser.get<SignInView[]>("/api/user/sign-ins")).body.map(({ id, isCurrent }) => ({
      id,
      isCurrent,
    }));
  const idOf = async (browser: Client) =>
    (await list(browser)).find(({ isCurrent }) => isCurrent)?.id ?? "none";
  const statusOf = async (browser: Client) => (await browser.get("/api/user")).status;
  const end = (browser: Client, id: string) => browser.delete(`/api/user/sign-ins/${id}`);

  /** Two browsers of one person. */
  async function phoneAndLaptop(): Promise<[SignedInClient, Client]> {
    const phone = await signUp(server, { name: "Rosa Ortiz" });
    return [phone, await signIn(server, phone.user.email, phone.user.password)];
  }

  test("are listed with browser, time and way, this one first, without an address of the network", async () => {
    const [, laptop] = await phoneAndLaptop();
    const { status, body } = await laptop.get<SignInView[]>("/api/user/sign-ins");
    expect([status, body.length]).toEqual([200, 2]);
    expect(body[0]).toEqual({
      id: expect.any(String),
      browser: null,
      system: null,
      way: "password",
      provider: null,
      signedInAt: expect.any(String),
      lastSeenAt: expect.any(String),
      isCurrent: true,
    });
    expect(body[1]?.isCurrent).toBe(false);
    expect(JSON.stringify(body)).not.toContain("127.0.0.1");
    const columns = await database.query<{ name: string }>(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'sign_ins' ORDER BY 1",
    );
    expect(columns.rows.map(({ name }) => name)).toEqual([
      "browser",
      "id",
      "last_seen_at",
      "session_version",
      "signed_in_at",
      "system",
      "user_id",
      "way",
    ]);
  });

  test("can be signed out one by one: its cookie and streams end within a second, and no others", async () => {
    const [phone, laptop] = await phoneAndLaptop();
    const streams = await Promise.all([phone, laptop].map((client) => openEvents(client, "/api/events")));
    const copy = phone.copy();
    const id = await idOf(phone);
    expect((await end(laptop, id)).status).toBe(204);
    await within(1000, streams[0]?.ended ?? Promise.reject(new Error("no stream")));
    expect([streams[1]?.isOver(), await statusOf(copy), await statusOf(laptop)]).toEqual([false, 401, 200]);
    streams[1]?.close();
    expect((await phone.get("/api/user")).headers.getSetCookie()).toEqual([]);
    expect(await list(laptop)).toEqual([{ id: await idOf(laptop), isCurrent: true }]);
    await expectRefusal(database, () => end(laptop, id), 404, "not_found");
  });

  test("of somebody else, or of nobody, are not found", async () => {
    const [phone] = await phoneAndLaptop();
    const id = await idOf(rosa);
    for (const other of [id, randomUUID()])
      await expectRefusal(database, () => end(phone, other), 404, "not_found");
    expect(await statusOf(rosa)).toBe(200);
  });

  test("include this one, whose end clears its cookie", async () => {
    const [phone, laptop] = await phoneAndLaptop();
    expect((await end(phone, await idOf(phone))).status).toBe(204);
    expect(phone.cookie(COOKIE)).toBeUndefined();
    expect(await statusOf(laptop)).toBe(200);
  });

  test("all end but this one, whose id and age stay, with every copy of its earlier cookie", async () => {
    const [phone, laptop] = await phoneAndLaptop();
    const [stolen, before] = [phone.copy(), await phone.get<SignInView[]>("/api/user/sign-ins")];
    expect((await phone.post("/api/user/sign-out-elsewhere")).status).toBe(204);
    expect([await statusOf(phone), await statusOf(laptop), await statusOf(stolen)]).toEqual([200, 401, 401]);
    expect((await phone.get<SignInView[]>("/api/user/sign-ins")).body).toEqual([
      before.body.find(({ isCurrent }) => isCurrent),
    ]);
  });

  test("of two browsers that end all others at once, one stays", async () => {
    const browsers = await phoneAndLaptop();
    const answers = await Promise.all(browsers.map((each) => each.post("/api/user/sign-out-elsewhere")));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
    expect((await Promise.all(browsers.map(statusOf))).sort()).toEqual([200, 401]);
  });

  test("one that ends while it ends the others is ended, whichever came first", async () => {
    const [phone, laptop] = await phoneAndLaptop();
    const [id, copy] = [await idOf(laptop), laptop.copy()];
    await Promise.all([end(phone, id), laptop.post("/api/user/sign-out-elsewhere")]);
    const left = await Promise.all([phone, laptop, copy].map(statusOf));
    // Either the laptop was signed out, or it had signed out the phone before.
    expect([
      [200, 401, 401],
      [401, 200, 401],
    ]).toContainEqual(left);
  });

  test("after a new password there is this one alone, and after a suspension none", async () => {
    const [phone, laptop] = await phoneAndLaptop();
    const id = await idOf(phone);
    const passwords = { currentPassword: phone.user.password, newPassword: "battery staple" };
    await phone.post("/api/user/password", { ...passwords, confirmPassword: passwords.newPassword });
    expect(await list(phone)).toEqual([{ id, isCurrent: true }]);
    expect(await statusOf(laptop)).toBe(401);
    await database.query(
      "UPDATE users SET suspended_at = now(), session_version = session_version + 1 WHERE id = $1",
      [phone.user.id],
    );
    await expectRefusal(database, () => end(phone, id), 401, "unauthenticated");
  });

  test("of before the list appear with their first call, and a use is noted once an hour", async () => {
    const june = await signUp(server, { name: "June Park" });
    const sid = sessionIdOf(Date.now() - 3 * DAY * 1000);
    const browser = await browserWith({ sub: june.user.id, sid });
    expect(await statusOf(browser)).toBe(200);
    const rows = async () =>
      (
        await database.query<object>(
          "SELECT way, now() - signed_in_at > interval '2 days' AS old, now() - last_seen_at < interval '1 minute' AS seen FROM sign_ins WHERE id = $1",
          [sid],
        )
      ).rows;
    await expect.poll(rows).toEqual([{ way: null, old: true, seen: true }]);
    await database.query("UPDATE sign_ins SET last_seen_at = now() - interval '2 hours' WHERE id = $1", [
      sid,
    ]);
    expect(await statusOf(browser)).toBe(200);
    expect((await list(june)).map(({ id }) => id)).toContain(sid);
    expect(await rows()).toEqual([{ way: null, old: true, seen: false }]);
  });
});

/** A version 7 UUID, which starts with its time in milliseconds. */
function sessionIdOf(at: number): string {
  const time = at.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}${randomUUID().slice(13).replace(/^-4/, "-7")}`;
}
