import { describe, expect, test } from "vitest";
import * as en from "@/messages/en";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { longAgo } from "@/sandbox/http/old-session";
import { newCode, rosasSite, unchanged } from "@/sandbox/fixtures/site-fixture";
import { callAction } from "@/sandbox/http/call-action";
import { type Answer, Client, SignedInClient, signUp } from "@/sandbox/http/http-client";
import { type OpenIdPerson, startOpenId } from "@/sandbox/openid/openid-server";
import { startTestServer } from "@/sandbox/servers/test-server";

const SESSION = "authjs.session-token";
const START = "/api/auth/start/oidc";

const openId = await forThisFile(startOpenId());
const server = await forThisFile(startTestServer({ env: openId.env }));
const database = await forThisFile(connect(server.databaseUrl));

const visitor = () => new Client(server.url);
const locationOf = ({ headers }: Answer) => headers.get("location") ?? "";
/** The names of the cookies that an answer sets or deletes. */
const namesIn = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((line) => line.split("=")[0])
    .sort();

/** Follows the button to the provider and fills in its form: the path to which it redirects back. */
async function throughProvider(browser: Client, person: OpenIdPerson, query = ""): Promise<string> {
  const started = await browser.get(`${START}${query}`);
  expect(started.status).toBe(303);
  const question = new URL(locationOf(started));
  expect(question.origin).toBe(openId.url);
  for (const [name, value] of Object.entries(person)) question.searchParams.set(name, value);
  const answered = await fetch(question, { redirect: "manual" });
  const back = new URL(answered.headers.get("location") ?? "");
  expect(back.origin).toBe(server.url);
  return back.pathname + back.search;
}

/** All of it: where somebody ends. */
async function enter(browser: Client, person: OpenIdPerson, query = ""): Promise<string> {
  return locationOf(await browser.get(await throughProvider(browser, person, query)));
}

async function userOf(browser: Client): Promise<{ id: string; name: string; email: string } | null> {
  const { status, body } = await browser.get<{ id: string; name: string; email: string }>("/api/user");
  return status === 200 ? body : null;
}

async function linksOf(email: string): Promise<string[]> {
  const { rows } = await database.query<{ subject: string }>(
    "SELECT subject FROM linked_accounts JOIN users u ON u.id = user_id WHERE u.email = $1 ORDER BY 1",
    [email],
  );
  return rows.map(({ subject }) => subject);
}

const confirm = (browser: Client, userId: string, proof = {}) =>
  callAction<{ after: string }>(browser, { page: "/auth/link", name: "linkAccountAction", userId }, proof);
const remove = (browser: SignedInClient, provider = "oidc") =>
  callAction(browser, { page: "/settings", name: "unlinkAccountAction" }, { provider });

/** A browser of somebody who has signed up at the provider. */
async function newPerson(name: string, sub: string): Promise<SignedInClient> {
  const browser = visitor();
  const email = `${sub}@example.com`;
  expect(await enter(browser, { sub, name, email })).toBe("/dashboard");
  const user = await userOf(browser);
  const person = new SignedInClient(server.url, "en", {
    id: user?.id ?? "",
    name,
    email,
    createdAt: "",
    password: "",
  });
  person.setCookie(SESSION, browser.cookie(SESSION) ?? "");
  return person;
}

/** Takes the way in by a mailed code from somebody. */
const unconfirm = ({ user }: SignedInClient) =>
  database.query("UPDATE users SET email_verified_at = NULL WHERE id = $1", [user.id]);

describe("somebody new", () => {
  test("gets an account with the provider's name and verified address, and no password, and keeps no cookie of the flow", async () => {
    const browser = visitor();
    const started = await browser.get(START);
    expect(namesIn(started)).toEqual([
      "authjs.callback-url",
      "authjs.nonce",
      "authjs.pkce.code_verifier",
      "authjs.state",
    ]);
    const person = { sub: "m-1", name: "Mateo Rivas", email: " Mateo.New@Example.com" };
    const back = await browser.get(await throughProvider(browser, person));
    expect([back.status, locationOf(back)]).toEqual([303, "/dashboard"]);
    for (const name of namesIn(started)) expect(browser.cookie(name ?? "")).toBeUndefined();
    expect(namesIn(back).filter((name) => browser.cookie(name ?? "") !== undefined)).toEqual([
      SESSION,
      "device",
    ]);
    expect(await userOf(browser)).toMatchObject({ name: "Mateo Rivas", email: "mateo.new@example.com" });
    const { rows } = await database.query(
      "SELECT password_hash, email_verified_at IS NOT NULL AS verified FROM users WHERE email = $1",
      ["mateo.new@example.com"],
    );
    expect(rows).toEqual([{ password_hash: null, verified: true }]);
  });

  test("is the same person the next time, whatever address and name they have there then", async () => {
    const first = await newPerson("June Park", "june-1");
    const again = visitor();
    await enter(again, { sub: "june-1", name: "J. Park", email: "june.moved@example.com" });
    expect(await userOf(again)).toMatchObject({ id: first.user.id, email: "june-1@example.com" });
  });

  test("who comes with a connect code is in its project, and the code is used", async () => {
    const { rosa, projectId } = await rosasSite(server);
    const code = await newCode(rosa, projectId);
    const browser = visitor();
    const query = `?join=${code}&next=${encodeURIComponent(`/dashboard?join=${code}`)}`;
    expect(await enter(browser, { sub: "w-1", name: "Worker", email: "w-1@example.com" }, query)).toBe(
      `/projects/${projectId}`,
    );
    expect((await browser.get(`/api/projects/${projectId}`)).status).toBe(200);
    const late = visitor();
    expect(await enter(late, { sub: "w-2", name: "Late", email: "w-2@example.com" }, query)).toContain(
      `join=${code}`,
    );
    expect((await late.get(`/api/projects/${projectId}`)).status).toBe(404);
  });

  test("without an address that the provider confirms gets an account whose address is unconfirmed, and without any, none", async () => {
    const browser = visitor();
    await enter(browser, { sub: "u-1", name: "Un", email: "u-1@example.com", verified: "no" });
    const { rows } = await database.query(
      "SELECT email_verified_at FROM users WHERE email = 'u-1@example.com'",
    );
    expect(rows).toEqual([{ email_verified_at: null }]);
    const nobody = visitor();
    expect(await enter(nobody, { sub: "u-2", name: "No Address" })).toBe("/auth?problem=no-email");
    expect(await userOf(nobody)).toBeNull();
  });
});

describe("an account with the same address", () => {
  test("is not opened and not linked before its owner has proven it and confirmed", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const { email, password, id } = rosa.user;
    const browser = visitor();
    expect(await enter(browser, { sub: "rosa-1", name: "Rosa", email })).toBe("/auth/link");
    expect([await userOf(browser), await linksOf(email)]).toEqual([null, []]);
    expect((await browser.get<string>("/auth/link")).body).toContain(email);
    expect(await confirm(browser, id)).toMatchObject({ ok: false, error: { code: "unauthenticated" } });
    expect((await browser.post("/api/login", { email, password })).status).toBe(200);
    expect(await linksOf(email)).toEqual([]);
    expect(await confirm(browser, id)).toEqual({ ok: true, data: { after: "/dashboard" } });
    expect([browser.cookie("link"), await linksOf(email)]).toEqual([undefined, ["rosa-1"]]);
    const other = visitor();
    await enter(other, { sub: "rosa-1", email });
    expect(await userOf(other)).toMatchObject({ id });
  });

  test("is never linked by an address that the provider does not confirm", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const browser = visitor();
    const person: OpenIdPerson = { sub: "thief-1", email: rosa.user.email, verified: "no" };
    const to = await unchanged(database, () => enter(browser, person));
    expect([to, browser.cookie("link"), await userOf(browser)]).toEqual([
      "/auth?problem=unverified",
      undefined,
      null,
    ]);
  });

  test("cannot be linked by somebody else who is signed in", async () => {
    const [rosa, june] = [
      await signUp(server, { name: "Rosa Ortiz" }),
      await signUp(server, { name: "June Park" }),
    ];
    const browser = visitor();
    await enter(browser, { sub: "rosa-2", email: rosa.user.email });
    june.setCookie("link", browser.cookie("link") ?? "");
    expect(await confirm(june, june.user.id)).toMatchObject({ ok: false, error: { code: "forbidden" } });
    expect([await linksOf(june.user.email), await linksOf(rosa.user.email)]).toEqual([[], []]);
    june.setCookie("link", "forged");
    expect(await confirm(june, june.user.id)).toMatchObject({ ok: false, error: { code: "gone" } });
  });
});

describe("from the settings", () => {
  test("an account with another address is linked once it is confirmed, and not when it is another's", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const person = { sub: "rosa-private", email: "rosa.private@example.com" };
    expect(await enter(rosa, person, "?next=/auth/link")).toBe("/auth/link");
    expect(await linksOf(rosa.user.email)).toEqual([]);
    expect(await confirm(rosa, rosa.user.id)).toMatchObject({ ok: true });
    expect(await linksOf(rosa.user.email)).toEqual(["rosa-private"]);
    const told = await server.inbox.store.waitFor(
      rosa.user.email,
      "Your account was connected with Sample ID",
    );
    expect(told.text).toContain(en.mail.wayIn.how);
    const june = await signUp(server, { name: "June Park" });
    expect(await enter(june, person, "?next=/auth/link")).toBe("/settings?linking=taken");
    expect(await userOf(june)).toMatchObject({ id: june.user.id });
    expect(await enter(visitor(), person, "?next=/auth/link")).toMatch(/^\/auth/);
    expect(await linksOf(june.user.email)).toEqual([]);
  });

  test("an account is linked with the password when signing in was long ago", async () => {
    const { user } = await signUp(server, { name: "Rosa Ortiz" });
    const browser = await longAgo(server, user.id);
    await enter(browser, { sub: "finder", email: "finder@example.com" }, "?next=/auth/link");
    const refused = { ok: false, error: { issues: [{ path: "currentPassword" }] } };
    for (const proof of [{}, { currentPassword: "a guess" }])
      expect(await confirm(browser, user.id, proof)).toMatchObject(refused);
    expect(await linksOf(user.email)).toEqual([]);
    expect(await confirm(browser, user.id, { currentPassword: user.password })).toMatchObject({ ok: true });
  });

  test("of two removals at once that would leave no way in, one is refused", async () => {
    const june = await newPerson("June Park", "june-5");
    await unconfirm(june);
    const link = "INSERT INTO linked_accounts (provider, subject, user_id) VALUES ('google', 'june-5', $1)";
    await database.query(link, [june.user.id]);
    const results = await Promise.all([remove(june), remove(june, "google")]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await linksOf(june.user.email)).toHaveLength(1);
  });

  test("the last way in cannot be removed, another can", async () => {
    const june = await newPerson("June Park", "june-2");
    await unconfirm(june);
    expect(await remove(june)).toMatchObject({ ok: false, error: { code: "conflict" } });
    const passwords = { newPassword: "battery staple", confirmPassword: "battery staple" };
    expect((await june.post("/api/user/password", passwords)).status).toBe(204);
    expect(await remove(june)).toMatchObject({ ok: true });
    const told = await server.inbox.store.waitFor(june.user.email, "Sample ID no longer opens your account");
    expect(told.text).toContain("the account at Sample ID that signed in to yours");
    expect(await remove(june)).toMatchObject({ ok: false, error: { code: "not_found" } });
    expect(await linksOf(june.user.email)).toEqual([]);
  });

  test("a password that is reset by mail removes what is linked: whoever linked it may not be the owner", async () => {
    const june = await newPerson("June Park", "june-3");
    const { email } = june.user;
    const asked = await visitor().post<{ resetLink: string }>("/api/request-password-reset", { email });
    const token = new URL(asked.body.resetLink).searchParams.get("token");
    const reset = { token, newPassword: "battery staple", confirmPassword: "battery staple" };
    expect((await visitor().post("/api/reset-password", reset)).status).toBe(200);
    expect(await linksOf(email)).toEqual([]);
  });
});

describe("the way back", () => {
  test("works once: a replayed answer signs nobody in, in this browser or with its cookies in another", async () => {
    const browser = visitor();
    const back = await throughProvider(browser, { sub: "r-1", name: "Replay", email: "r-1@example.com" });
    const stolen = browser.copy();
    expect(locationOf(await browser.get(back))).toBe("/dashboard");
    for (const replay of [browser.copy(), stolen]) {
      const before = replay.cookie(SESSION);
      expect(locationOf(await replay.get(back))).toBe("/auth?problem=failed");
      expect(replay.cookie(SESSION)).toBe(before);
    }
  });

  test("belongs to the browser that left: somebody else's answer signs nobody in", async () => {
    const thief = visitor();
    const back = await throughProvider(thief, { sub: "t-1", name: "Thief", email: "t-1@example.com" });
    const victim = visitor();
    expect(locationOf(await victim.get(back))).toBe("/auth?problem=failed");
    await victim.get(START);
    expect(locationOf(await victim.get(back))).toBe("/auth?problem=failed");
    expect(await userOf(victim)).toBeNull();
  });

  test.each([
    "/api/auth/callback/oidc",
    "/api/auth/callback/oidc?code=a&state=b",
    "/api/auth/callback/google?code=a",
  ])("without a question leads to the sign-in page: %s", async (path) => {
    expect(locationOf(await visitor().get(path))).toBe("/auth?problem=failed");
  });

  test.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/a/..//evil.example",
    "javascript:alert(1)",
  ])("never leads to another site: %s", async (next) => {
    const person = { sub: "o-1", name: "Open", email: "o-1@example.com" };
    expect(await enter(visitor(), person, `?next=${encodeURIComponent(next)}`)).toBe("/dashboard");
    const browser = visitor();
    const back = await throughProvider(browser, person);
    browser.setCookie("authjs.callback-url", encodeURIComponent(next));
    const to = locationOf(await browser.get(back));
    expect(new URL(to, server.url).origin).toBe(server.url);
  });

  test("tells a suspended person so, and signs them in nowhere", async () => {
    const june = await newPerson("June Park", "june-4");
    await database.query("UPDATE users SET suspended_at = now() WHERE id = $1", [june.user.id]);
    const browser = visitor();
    expect(await enter(browser, { sub: "june-4", email: june.user.email })).toBe("/auth?ended=suspended");
    expect(browser.cookie(SESSION)).toBeUndefined();
  });
});

test("a link of another site goes to the sign-in page: nobody signs up by following it", async () => {
  const headers = { "sec-fetch-site": "cross-site" };
  const answer = await visitor().get(`${START}?join=ABCD`, { headers });
  expect([locationOf(answer), namesIn(answer)]).toEqual(["/auth?join=ABCD", []]);
  const old = await visitor().get(START, { headers: { referer: "https://evil.example/" } });
  expect([locationOf(old), namesIn(old)]).toEqual(["/auth", []]);
});

test("a page sets no cookie for a visitor but their language", async () => {
  for (const page of ["/auth", "/", "/auth?tab=sign-up"])
    expect(namesIn(await visitor().get(page))).toEqual(["language"]);
});

test.each(["csrf", "session", "providers", "signin", "signout", "error", "signin/oidc"])(
  "Auth.js's own /api/auth/%s is not there",
  async (path) => {
    const answers = [await visitor().get(`/api/auth/${path}`), await visitor().post(`/api/auth/${path}`, {})];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(namesIn(answer)).toEqual([]);
    }
  },
);

test("who cancels there is back where they were, with the invitation that led them, and told of failures alone", async () => {
  const { rosa, projectId } = await rosasSite(server);
  const invited = `join=${await newCode(rosa, projectId)}&next=%2Fprojects`;
  const back = async (browser: Client, error: string, query: string) => {
    await browser.get(`${START}?${query}`);
    return locationOf(await browser.get(`/api/auth/callback/oidc?error=${error}&state=s`));
  };
  const asked = async (error: string, query: string) =>
    [...new URL(await back(visitor(), error, query), server.url).searchParams].sort();
  const led = [...new URLSearchParams(invited)];
  expect(await asked("access_denied", invited)).toEqual(led);
  expect(await asked("server_error", invited)).toEqual([...led, ["problem", "failed"]]);
  expect(await asked("user_cancelled_authorize", "next=%2Fprojects")).toEqual([["next", "/projects"]]);
  expect(await asked("access_denied", "")).toEqual([]);
  expect(await back(rosa, "access_denied", "next=%2Fauth%2Flink")).toBe("/auth?next=%2Fsettings");
});

test("only Apple's form is taken, and repeated as a request of our own", async () => {
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    origin: "https://appleid.apple.com",
  };
  const post = async (provider: string, body: string) =>
    locationOf(await visitor().post(`/api/auth/callback/${provider}`, body, { headers }));
  const back = "/api/auth/callback/apple?code=a&state=b";
  expect(await post("apple", "code=a&state=b")).toBe(back);
  expect(locationOf(await visitor().get(back))).toBe("/auth?problem=failed");
  expect(await post("apple", `code=${"a".repeat(16_384)}`)).toBe("/auth?problem=failed");
  for (const provider of ["oidc", "credentials"]) {
    const path = `/api/auth/callback/${provider}`;
    expect((await visitor().post(path, "code=a", { headers })).status).toBe(403);
    expect(locationOf(await visitor().post(path, "code=a"))).toBe("/auth?problem=failed");
  }
});

test("both ends are limited by address", async () => {
  const strict = await startTestServer({ env: { ...openId.env, RATE_LIMIT_FACTOR: "0.02" } });
  const browser = new Client(strict.url);
  const go = async (path: string) => locationOf(await browser.get(path));
  expect(await go(START)).toContain(openId.url);
  expect(await go("/api/auth/callback/oidc?code=a")).toBe("/auth?problem=failed");
  expect([await go(START), await go("/api/auth/callback/oidc?code=a")]).toEqual([
    "/auth?problem=limited",
    "/auth?problem=limited",
  ]);
  await strict.stop();
});

test("there is no button, and no way in, for a provider that is not set up", async () => {
  const page = await visitor().get<string>("/auth");
  expect(page.body).toContain("Continue with Sample ID");
  expect(page.body).not.toContain("Google");
  expect(locationOf(await visitor().get("/api/auth/start/google"))).toContain("problem=failed");
});

test("what a new account accepts stands below the providers, and on the tab for signing in only where there are any", async () => {
  const plain = await startTestServer();
  const said = await Promise.all(
    [server, plain].map(async ({ url }) => {
      const { body } = await new Client(url).get<string>("/auth");
      return body.replaceAll(/<script[\s\S]*?<\/script>/g, "").split("By creating an account").length - 1;
    }),
  );
  expect(said).toEqual([2, 1]);
  await plain.stop();
});
