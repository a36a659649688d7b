import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { connect } from "@/sandbox/database/test-database";
import { openEvents } from "@/sandbox/fixtures/event-reader";
import { audioForm, recordingOf, sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { type Answer, Client, signUp } from "@/sandbox/http/http-client";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

// A tenth of the limits: one sign-up and one sign-in per address, twelve writes a minute, three event streams.
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: "0.1", EVENT_HEARTBEAT_SECONDS: "1" } });
});

afterAll(() => server.stop());

const from = (ip: string) => ({ headers: { "x-forwarded-for": ip } });

function expectLimited(answer: Answer, seconds: number): void {
  expect(answer).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  const wait = Number(answer.headers.get("retry-after"));
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(seconds);
}

test("signing up is limited per address, and a request over the limit creates no account", async () => {
  const visitor = new Client(server.url);
  const person = (email: string) => ({ name: "Rosa Ortiz", email, password: "correct horse" });
  expect((await visitor.post("/api/register", person("one@example.com"), from("203.0.113.1"))).status).toBe(
    201,
  );
  expectLimited(await visitor.post("/api/register", person("two@example.com"), from("203.0.113.1")), 3_600);
  expect((await visitor.post("/api/register", person("three@example.com"), from("203.0.113.2"))).status).toBe(
    201,
  );
  const database = await connect(server.databaseUrl);
  expect((await database.query("SELECT email FROM users ORDER BY email")).rows).toEqual([
    { email: "one@example.com" },
    { email: "three@example.com" },
  ]);
  await database.end();
});

test("asking for a reset is limited per email, known or not", async () => {
  const visitor = new Client(server.url);
  for (const email of ["one@example.com", "nobody@example.com"]) {
    const ask = () => visitor.post("/api/request-password-reset", { email }, from("203.0.113.5"));
    expect((await ask()).status).toBe(200);
    expectLimited(await ask(), 3_600);
  }
});

test("counted openings of help items are limited per address", async () => {
  const open = (ip: string) =>
    new Client(server.url).post(`/api/help/videos/${randomUUID()}/opened`, {}, from(ip));
  for (let n = 0; n < 6; n++) expect((await open("203.0.113.30")).status).toBe(404);
  expectLimited(await open("203.0.113.30"), 3_600);
  expect((await open("203.0.113.31")).status).toBe(404);
});

test("a window that is over, or from before the clock was set back, counts no more", async () => {
  const visitor = new Client(server.url);
  const database = await connect(server.databaseUrl);
  const newcomer = { email: "june@example.com", name: "June Park" };
  for (const [ip, expire] of [
    ["203.0.113.32", Date.now()],
    ["203.0.113.33", Date.now() + 3 * 60 * 60_000],
  ] as const) {
    const open = () => visitor.post(`/api/help/videos/${randomUUID()}/opened`, {}, from(ip));
    const askPasskey = () => visitor.post("/api/passkeys/sign-up-options", newcomer, from(ip));
    for (let n = 0; n < 6; n++) expect((await open()).status).toBe(404);
    await signUpFrom(ip);
    expectLimited(await askPasskey(), 3_600);
    await database.query("UPDATE rate_limits SET expire = $1 WHERE key ~ '^(helpOpenings|signUp):'", [
      expire,
    ]);
    expect((await open()).status).toBe(404);
    expect((await askPasskey()).status).toBe(200);
  }
  await database.end();
});

test("whoever is over a limit is refused from memory until the window ends", async () => {
  const open = () =>
    new Client(server.url).post(`/api/help/videos/${randomUUID()}/opened`, {}, from("203.0.113.34"));
  for (let n = 0; n < 6; n++) expect((await open()).status).toBe(404);
  const database = await connect(server.databaseUrl);
  await database.query("UPDATE rate_limits SET expire = $1 WHERE key LIKE 'help%'", [Date.now() + 5_000]);
  expectLimited(await open(), 5);
  await database.query("DELETE FROM rate_limits WHERE key LIKE 'help%'");
  expectLimited(await open(), 5);
  await vi.waitFor(async () => expect((await open()).status).toBe(404), { timeout: 10_000, interval: 100 });
  await database.end();
});

test("writes are limited per user; reads and other users are not", async () => {
  const [rosa, june] = [await signUpFrom("203.0.113.6"), await signUpFrom("203.0.113.7")];
  const write = () => rosa.post("/api/businesses", { name: "Ortiz Framing" });
  const answers = await Promise.all(Array.from({ length: 20 }, write));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
  for (const answer of answers.filter(({ status }) => status !== 201)) expectLimited(answer, 60);
  expect((await rosa.get<unknown[]>("/api/businesses")).body).toHaveLength(12);
  expect((await june.post("/api/businesses", { name: "Park Drywall" })).status).toBe(201);
  const database = await connect(server.databaseUrl);
  // Once the minute is over; and where the clock was set back since.
  for (const expire of [Date.now(), Date.now() + 10 * 60_000]) {
    expect((await write()).status).toBe(429);
    await database.query("UPDATE rate_limits SET expire = $1 WHERE key LIKE 'writes:%'", [expire]);
    const { status } = await write();
    await database.query("UPDATE rate_limits SET points = 13 WHERE key LIKE 'writes:%'");
    expect(status).toBe(201);
  }
  await database.end();
});

test("looking up an email's account, and inviting, are limited per user", async () => {
  const rosa = await signUpFrom("203.0.113.8");
  const { body } = await rosa.post<{ id: string }>("/api/businesses", { name: "Ortiz Framing" });
  const database = await connect(server.databaseUrl);
  await database.query("UPDATE users SET email_verified_at = now()");
  await database.end();
  const lookUp = () => rosa.get(`/api/businesses/${body.id}/admin-candidate?email=one%40example.com`);
  const invite = (n: number) =>
    rosa.post(`/api/businesses/${body.id}/admins`, { email: `invited-${n}@example.com` });
  for (const call of [lookUp, invite]) {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await call(n)).status);
    expect(new Set(statuses)).toEqual(new Set([call === lookUp ? 200 : 201]));
    expectLimited(await call(6), 3_600);
  }
});

test("uploads are limited per user, in one piece and in parts alike; a repeated request is none", async () => {
  const june = await signUpFrom("203.0.113.9");
  const bytes = recordingOf();
  const announced = { size: bytes.length, sha256: sha256Of(bytes), contentType: "audio/webm" };
  const begin = () => june.post("/api/uploads", announced);
  const upload = (key: string) =>
    june.post("/api/upload-audio", audioForm(bytes), { headers: { "idempotency-key": key } });
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await begin()).status, (await upload(`${n}`)).status);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect((await upload("0")).status).toBe(201);
  for (const answer of [await begin(), await upload("new")]) expectLimited(answer, 3_600);
});

test("a person's oldest event stream ends when there is one too many; the others beat", async () => {
  const [rosa, june] = [await signUpFrom("203.0.113.10"), await signUpFrom("203.0.113.11")];
  const oldest = await openEvents(rosa, "/api/events");
  const others = [await openEvents(june, "/api/events")];
  for (let n = 0; n < 3; n += 1) {
    expect(oldest.isOver()).toBe(false);
    others.push(await openEvents(rosa, "/api/events"));
  }
  await oldest.ended;
  expect(others.map((reader) => reader.isOver())).toEqual([false, false, false, false]);
  await vi.waitFor(() => {
    for (const reader of others) expect(reader.heartbeats()).toBeGreaterThan(0);
  });
  for (const reader of others) reader.close();
});

test("the rate limit error is in the reader's language", async () => {
  const visitor = new Client(server.url, "es");
  await visitor.post("/api/request-password-reset", { email: "mateo@example.com" });
  expect(
    (await visitor.post("/api/request-password-reset", { email: "mateo@example.com" })).body,
  ).toMatchObject({
    message: expect.stringContaining("Demasiados"),
  });
});

async function signUpFrom(ip: string): Promise<Client> {
  const client = new Client(server.url);
  const { status } = await client.post(
    "/api/register",
    { name: "Someone", email: `${ip}@example.com`, password: "correct horse" },
    from(ip),
  );
  expect(status).toBe(201);
  return client;
}

test("with a factor of 1 the limits are the documented ones", async () => {
  await server.stop();
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: "1" } });
  const rosa = await signUp(server, { name: "Rosa Ortiz" });
  const login = () => rosa.post("/api/login", { email: rosa.user.email, password: "wrong password" });
  const statuses = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await login()).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

test("whoever asks for codes and resets keeps out no browser that signed in before, which has limits of its own", async () => {
  const rosa = new Client(server.url);
  const email = "rosa@example.com";
  await rosa.post("/api/register", { name: "Rosa Ortiz", email, password: "correct horse" });
  await rosa.post("/api/logout");
  const database = await connect(server.databaseUrl);
  await database.query("UPDATE users SET email_verified_at = now() WHERE email = $1", [email]);
  await database.end();
  for (const path of ["/api/sign-in-codes", "/api/request-password-reset"])
    for (const browser of [new Client(server.url), rosa]) {
      const statuses = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await browser.post(path, { email })).status);
      expect(statuses.map((status) => status === 429)).toEqual([...Array(5).fill(false), true]);
    }
  const guesses = [];
  for (let n = 0; n < 11; n += 1)
    guesses.push((await rosa.post("/api/sign-in-codes/verify", { email, code: "000000" })).status);
  expect(guesses).toEqual([...Array(10).fill(400), 429]);
});

test("an address that nobody has confirmed is mailed no more often from browsers that know its account", async () => {
  const { email, password } = (await signUp(server, { name: "Not The Reader" })).user;
  const browsers = [new Client(server.url), new Client(server.url)];
  for (const browser of browsers)
    expect((await browser.post("/api/login", { email, password })).status).toBe(200);
  for (const path of ["/api/sign-in-codes", "/api/request-password-reset"]) {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await browsers[n % 2]!.post(path, { email })).status);
    expect(statuses.map((status) => status === 429)).toEqual([...Array(5).fill(false), true]);
  }
});
