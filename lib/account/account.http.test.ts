import { hash } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { unchanged } from "@/sandbox/fixtures/site-fixture";
import { type Answer, Client, type SignedInClient, signUp } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

const PASSWORD = "correct horse";

interface Failure {
  code: string;
  message: string;
  issues?: { path: string; message: string }[];
}

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));

const visitor = (language?: string) => new Client(server.url, language);

/** The session's cookie that an answer sets: its name, its attributes in lower case, and whether it has a value. */
function cookieOf({ headers }: Answer): { name: string; filled: boolean; attributes: string[] } | undefined {
  const line = headers.getSetCookie().find((cookie) => cookie.includes("session-token="));
  if (line === undefined) return undefined;
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const [name = "", value = ""] = pair.split("=");
  return { name, filled: value !== "", attributes: attributes.map((attribute) => attribute.toLowerCase()) };
}

const HTTPS = { headers: { "x-forwarded-proto": "https" } };

describe("signing up", () => {
  test("creates an account and signs in", async () => {
    const rosa = visitor();
    const answer = await rosa.post("/api/register", {
      name: " Rosa Ortiz ",
      email: " Rosa@Example.com ",
      password: PASSWORD,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      name: "Rosa Ortiz",
      email: "rosa@example.com",
      createdAt: expect.any(String),
    });
    expect(await rosa.get("/api/user")).toMatchObject({ status: 200, body: answer.body as object });
  });

  test("keeps the password as an argon2id hash and the language of the page", async () => {
    const mateo = await signUp(server, { name: "Mateo Rivas", language: "es" });
    const { rows } = await database.query("SELECT language, password_hash FROM users WHERE id = $1", [
      mateo.user.id,
    ]);
    expect(rows).toEqual([{ language: "es", password_hash: expect.stringMatching(/^\$argon2id\$/) }]);
  });

  test.each([
    ["http", undefined, "authjs.session-token", false],
    ["https", HTTPS, "__Secure-authjs.session-token", true],
  ])("over %s sets a cookie that scripts cannot read", async (_, options, name, secure) => {
    const email = `${name.toLowerCase()}@example.com`.replace(/_/g, "");
    const cookie = cookieOf(
      await visitor().post("/api/register", { name: "June Park", email, password: PASSWORD }, options),
    );
    expect(cookie).toMatchObject({ name, filled: true });
    expect(cookie?.attributes).toEqual(
      expect.arrayContaining(["httponly", "samesite=lax", "path=/", `max-age=${30 * 24 * 60 * 60}`]),
    );
    expect(cookie?.attributes.includes("secure")).toBe(secure);
  });

  test.each(["a&b@example.com", "a/b@example.com", "x!@example.com", "a=b@example.com", "#~%@example.com"])(
    "takes %s, as browsers do, and finds it again",
    async (email) => {
      const { status } = await visitor().post("/api/register", { name: "Rosa", email, password: PASSWORD });
      expect([status, (await visitor().post("/api/login", { email, password: PASSWORD })).status]).toEqual([
        201, 200,
      ]);
    },
  );

  test("writes a domain with accents in punycode, by which it is found in either form", async () => {
    const person = { name: "Rosa", email: "Rosa@PEÑA.example", password: PASSWORD };
    const { status, body } = await visitor().post("/api/register", person);
    expect([status, body]).toEqual([201, expect.objectContaining({ email: "rosa@xn--pea-8ma.example" })]);
    for (const email of ["rosa@pen\u0303a.example", "rosa@xn--pea-8ma.example"])
      expect((await visitor().post("/api/login", { email, password: PASSWORD })).status).toBe(200);
    expect((await visitor().post("/api/register", person)).status).toBe(409);
  });

  test("is refused for a taken address, in any case", async () => {
    const answer = await unchanged(database, () =>
      visitor().post<Failure>("/api/register", {
        name: "Rosa",
        email: "ROSA@example.COM",
        password: PASSWORD,
      }),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: "conflict", issues: [{ path: "email" }] } });
    expect(cookieOf(answer)).toBeUndefined();
  });

  test("many times at once with one address creates one account", async () => {
    const body = { name: "Dale Brandt", email: "dale@example.com", password: PASSWORD };
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor().post("/api/register", body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  test.each([
    [{ email: "a@example.com", password: PASSWORD }, "name", "Name is required", "obligatorio"],
    [{ name: "  ", email: "a@example.com", password: PASSWORD }, "name", "Name is required", "obligatorio"],
    [{ name: "A", email: "a@", password: PASSWORD }, "email", "Invalid email address", "no es válid"],
    [{ name: "A", password: PASSWORD }, "email", "Invalid email address", "no es válid"],
    [
      { name: "A", email: "a@example.com", password: "12345" },
      "password",
      "Password must be at least 6 characters",
      "6 caracteres",
    ],
    [
      { name: "A", email: "a@example.com" },
      "password",
      "Password must be at least 6 characters",
      "6 caracteres",
    ],
    [
      { name: "A", email: "josé@example.com", password: PASSWORD },
      "email",
      "Before the @, use only letters without accents, digits and signs.",
      "Antes de la @",
    ],
    [
      { name: "Your refund: www.evil.example", email: "a@example.com", password: PASSWORD },
      "name",
      "Leave web addresses out of the name. A domain such as roofs.com is fine.",
      "Quita las direcciones web",
    ],
    [
      { name: "A".repeat(256), email: "a@example.com", password: PASSWORD },
      "name",
      "At most 255 characters.",
      "255",
    ],
    [
      { name: "A", email: "a@example.com", password: "x".repeat(201) },
      "password",
      "At most 200 characters.",
      "200",
    ],
  ])("with %j is refused at %s, in the reader's language", async (body, path, english, spanish) => {
    const [en, es] = await unchanged(database, () =>
      Promise.all(["en", "es"].map((language) => visitor(language).post<Failure>("/api/register", body))),
    );
    expect([en?.status, en?.body.code, es?.status]).toEqual([400, "validation_failed", 400]);
    expect(en?.body.issues).toContainEqual({ path, message: english });
    expect(es?.body.issues?.find((issue) => issue.path === path)?.message).toContain(spanish);
  });
});

describe("signing in", () => {
  test("works with the address in any case, and records the time", async () => {
    await database.query("UPDATE users SET last_login_at = NULL WHERE email = 'rosa@example.com'");
    const rosa = visitor();
    const answer = await rosa.post("/api/login", { email: "ROSA@example.com", password: PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { email: "rosa@example.com" } });
    expect(cookieOf(answer)?.attributes).toEqual(expect.arrayContaining(["httponly", "samesite=lax"]));
    expect((await rosa.get("/api/user")).status).toBe(200);
    expect(
      (
        await database.query(
          "SELECT last_login_at IS NOT NULL AS noted FROM users WHERE email = 'rosa@example.com'",
        )
      ).rows,
    ).toEqual([{ noted: true }]);
  });

  test("answers a wrong password and an unknown address alike", async () => {
    const answers = await unchanged(database, () =>
      Promise.all(
        ["rosa@example.com", "nobody@example.com"].map((email) =>
          visitor().post<Failure>("/api/login", { email, password: "wrong password" }),
        ),
      ),
    );
    for (const answer of answers)
      expect([answer.status, answer.body.code, cookieOf(answer)]).toEqual([
        401,
        "unauthenticated",
        undefined,
      ]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  test("says that an account is suspended only to callers who know its password", async () => {
    const june = await signUp(server, { name: "June Park" });
    await database.query("UPDATE users SET suspended_at = now() WHERE id = $1", [june.user.id]);
    const login = (password: string) =>
      unchanged(database, () => visitor().post<Failure>("/api/login", { email: june.user.email, password }));
    expect(await login("wrong password")).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
    const told = await login(june.user.password);
    expect(told).toMatchObject({
      status: 403,
      body: { code: "forbidden", message: expect.stringContaining("suspended") },
    });
    expect(cookieOf(told)).toBeUndefined();
  });
});

describe("a password with accents", () => {
  const TYPED = "contrasen\u0303a 1";
  const OTHER_KEYBOARD = "contrase\u00f1a １";
  const login = (email: string, password: string) => visitor().post("/api/login", { email, password });
  const statusOf = async (email: string, password: string) => (await login(email, password)).status;
  const hashOf = async ({ user }: SignedInClient) =>
    (
      await database.query<{ hash: string }>("SELECT password_hash AS hash FROM users WHERE id = $1", [
        user.id,
      ])
    ).rows[0]?.hash;

  /** Somebody whose password was hashed as it was typed, before passwords were normalized. */
  async function maria(): Promise<SignedInClient> {
    const person = await signUp(server, { name: "María Núñez", password: TYPED });
    await database.query("UPDATE users SET password_hash = $2 WHERE id = $1", [
      person.user.id,
      await hash(TYPED),
    ]);
    return person;
  }

  test.each([
    [TYPED, OTHER_KEYBOARD],
    [OTHER_KEYBOARD, TYPED],
  ])("%j signs in as %j", async (chosen, typed) => {
    const { user } = await signUp(server, { name: "María Núñez", password: chosen });
    expect(
      await Promise.all([typed, chosen, "contrasena 1"].map((text) => statusOf(user.email, text))),
    ).toEqual([200, 200, 401]);
  });

  test("is changed, reset and asked for in any form", async () => {
    const person = await signUp(server, { name: "María Núñez", password: TYPED });
    const passwords = { newPassword: "otra sen\u0303a", confirmPassword: "otra se\u00f1a" };
    const changed = { currentPassword: OTHER_KEYBOARD, ...passwords };
    expect((await person.post("/api/user/password", changed)).status).toBe(204);
    const profile = { name: "María", email: "maria.nunez@example.com", currentPassword: "otra se\u00f1a" };
    expect((await person.put("/api/user/profile", profile)).status).toBe(200);
    expect(await statusOf("maria.nunez@example.com", "otra sen\u0303a")).toBe(200);
  });

  test("hashed as it was typed still signs in once, and with the other form from then on; no session ends", async () => {
    const person = await maria();
    const old = await hashOf(person);
    expect(await statusOf(person.user.email, OTHER_KEYBOARD)).toBe(401);
    expect(await hashOf(person)).toBe(old);
    expect(await statusOf(person.user.email, TYPED)).toBe(200);
    expect(await hashOf(person)).not.toBe(old);
    expect(await statusOf(person.user.email, OTHER_KEYBOARD)).toBe(200);
    expect(await statusOf(person.user.email, TYPED)).toBe(200);
    expect((await person.get("/api/user")).status).toBe(200);
  });

  test("hashed as it was typed can be changed, and moves the account to another address", async () => {
    const [mover, changer] = [await maria(), await maria()];
    const profile = { name: "María", email: "maria.moves@example.com", currentPassword: TYPED };
    expect((await mover.put("/api/user/profile", profile)).status).toBe(200);
    const passwords = { newPassword: "battery staple", confirmPassword: "battery staple" };
    expect((await changer.post("/api/user/password", { currentPassword: TYPED, ...passwords })).status).toBe(
      204,
    );
    expect(await statusOf("maria.moves@example.com", OTHER_KEYBOARD)).toBe(200);
  });

  test.each([
    ["three letters that are typed as six", "n\u0303".repeat(3), 400],
    ["six letters in three signs", "ﬁ".repeat(3), 201],
    ["200 letters that are typed as 400", "n\u0303".repeat(200), 201],
    ["201 letters in 67 signs", "\ufb03".repeat(67), 400],
  ])("is as long as it is hashed: %s", async (what, password, status) => {
    const email = `${what.replaceAll(/\W/g, "-")}@example.com`;
    expect((await visitor().post("/api/register", { name: "María", email, password })).status).toBe(status);
    if (status === 201) expect(await statusOf(email, password)).toBe(200);
  });
});

test("an account with an address that is no longer taken signs in, changes its name and moves away from it", async () => {
  const rosa = await signUp(server, { name: "Rosa Ortiz" });
  const email = `${"x".repeat(70)}@example.com`;
  await database.query("UPDATE users SET email = $2 WHERE id = $1", [rosa.user.id, email]);
  expect((await visitor().post("/api/login", { email, password: rosa.user.password })).status).toBe(200);
  expect((await rosa.put("/api/user/profile", { name: "Rosa O.", email })).status).toBe(200);
  const move = (to: string) =>
    rosa.put<Failure>("/api/user/profile", { name: "Rosa", email: to, currentPassword: rosa.user.password });
  expect((await unchanged(database, () => move(`y${email}`))).body.issues).toEqual([
    { path: "email", message: "Invalid email address" },
  ]);
  expect((await move("rosa.moved@example.com")).status).toBe(200);
});

describe("the profile", () => {
  test("changes the name without asking for the password", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const answer = await rosa.put("/api/user/profile", { name: " Rosa O.", email: rosa.user.email });
    expect(answer).toMatchObject({ status: 200, body: { id: rosa.user.id, name: "Rosa O." } });
    expect((await rosa.get("/api/user")).body).toEqual(answer.body);
  });

  test.each([
    [{ name: "", email: "free@example.com" }, "name", "Name is required"],
    [{ name: "Rosa", email: "not an address" }, "email", "Invalid email address"],
    [
      { name: "Rosa", email: "josé@example.com" },
      "email",
      "Before the @, use only letters without accents, digits and signs.",
    ],
    [
      { name: "Rosa https://evil.example", email: "free@example.com" },
      "name",
      "Leave web addresses out of the name. A domain such as roofs.com is fine.",
    ],
  ])("with %j is refused and does not change", async (body, path, message) => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const answer = await unchanged(database, () => rosa.put<Failure>("/api/user/profile", body));
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });
});
