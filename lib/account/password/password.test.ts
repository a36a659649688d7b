import * as argon2 from "@node-rs/argon2";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/access/actor";
import { newId } from "@/lib/kernel/new-id";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addUser } from "@/sandbox/database/rows";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";

vi.mock("@node-rs/argon2", { spy: true });

const TYPED = "contrasen\u0303a 1";
const ACTOR: Actor = {
  id: "",
  name: "June Park",
  email: "june@example.com",
  language: "en",
  reads: "en",
  timeZone: null,
  deviceTimeZone: null,
  createdAt: new Date(),
  deletionDueAt: null,
  originalsFirst: false,
  recordingConsentAt: null,
  sessionId: null,
  sessionVersion: 0,
};
const NORMALIZED = "contrase\u00f1a 1";

const database = await forThisFile(createTestDatabase());
vi.stubEnv("DATABASE_URL", database.url);
vi.stubEnv("AUTH_SECRET", "a secret of at least 32 characters");
// The helpers above have read the environment already.
vi.resetModules();
const sql = await forThisFile(connect(database.url));
const { fittingHash } = await import("./password");

beforeEach(() => {
  vi.clearAllMocks();
});

afterAll(async () => {
  const { disconnect } = await import("@/lib/kernel/db");
  await disconnect();
  vi.unstubAllEnvs();
});

/** Somebody whose password was hashed as it was typed, before passwords were normalized. */
async function maria(): Promise<{ id: string; passwordHash: string }> {
  const { id } = await addUser(sql, "María Núñez");
  const passwordHash = await argon2.hash(TYPED);
  await sql.query("UPDATE users SET password_hash = $2 WHERE id = $1", [id, passwordHash]);
  return { id, passwordHash };
}

async function stored(id: string): Promise<unknown[]> {
  const statement = "SELECT password_hash, session_version FROM users WHERE id = $1";
  const { rows } = await sql.query<{ password_hash: string; session_version: number }>(statement, [id]);
  return rows.flatMap(({ password_hash, session_version }) => [password_hash, session_version]);
}

test.each([
  ["as it was typed", TYPED],
  ["as a newer phone types it", NORMALIZED],
])(
  "a hash from before fits %s, is renewed without ending a session, and fits every keyboard then",
  async (_, first) => {
    const account = await maria();
    expect(await fittingHash(account, "contrasena 1")).toBeNull();
    expect(await stored(account.id)).toEqual([account.passwordHash, 0]);
    const renewed = await fittingHash(account, first);
    expect(await stored(account.id)).toEqual([renewed, 0]);
    expect(renewed).not.toBe(account.passwordHash);
    for (const typed of [TYPED, NORMALIZED, "ｃontraseña １"])
      expect(await fittingHash({ id: account.id, passwordHash: renewed ?? "" }, typed)).toBe(renewed);
    expect(await stored(account.id)).toEqual([renewed, 0]);
  },
);

test("a hash is not renewed over a password that changes at the same moment", async () => {
  const account = await maria();
  await sql.query("BEGIN");
  await sql.query("UPDATE users SET password_hash = 'changed' WHERE id = $1", [account.id]);
  const fitting = fittingHash(account, TYPED);
  const watcher = await connect(database.url);
  await vi.waitFor(async () => {
    const waiting =
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    expect((await watcher.query(waiting)).rowCount).toBe(1);
  });
  await watcher.end();
  await sql.query("COMMIT");
  expect(await fitting).toBe(account.passwordHash);
  expect(await stored(account.id)).toEqual(["changed", 0]);
});

test("a wrong password costs the same with and without an account or a password, and more only when it has other spellings", async () => {
  const account = await maria();
  // Makes the hash that stands for unknown addresses.
  await fittingHash(null, "wrong");
  for (const [wrong, verifications] of [
    ["wrong", 1],
    ["se\u00f1a", 2],
    ["sen\u0303a", 2],
    ["ｗrong", 2],
    ["ｓe\u00f1a", 3],
  ] as const)
    for (const who of [account, { ...account, passwordHash: null }, null]) {
      vi.clearAllMocks();
      expect(await fittingHash(who, wrong)).toBeNull();
      expect([argon2.verify, argon2.hash].map((call) => vi.mocked(call).mock.calls.length)).toEqual([
        verifications,
        0,
      ]);
    }
});

test("without a password, a session proves who it is for its first ten minutes, and no password does", async () => {
  const { reauthenticate } = await import("./reauthenticate");
  const { id } = await addUser(sql, "June Park");
  await sql.query("UPDATE users SET password_hash = NULL WHERE id = $1", [id]);
  const june = { ...ACTOR, id };
  vi.useFakeTimers({ toFake: ["Date"] });
  const sessionId = newId();
  expect(await reauthenticate({ ...june, sessionId }, undefined)).toEqual({ passwordHash: null });
  vi.setSystemTime(Date.now() + 10 * 60 * 1000 + 1);
  for (const old of [sessionId, null])
    for (const typed of [undefined, "a guess"])
      await expect(reauthenticate({ ...june, sessionId: old }, typed)).rejects.toMatchObject({
        code: "forbidden",
        key: "signInAgain",
      });
  vi.useRealTimers();
  await sql.query("UPDATE users SET password_hash = 'one' WHERE id = $1", [id]);
  await expect(reauthenticate({ ...june, sessionId: newId() }, undefined)).rejects.toMatchObject({
    issues: [{ path: "currentPassword", message: "required" }],
  });
});

test("a proof signs in once it is checked, unless every session has ended since or the account is suspended", async () => {
  const { signIn } = await import("../sign-in/sign-in");
  const { id } = await addUser(sql, "Dale Kim");
  await expect(signIn({ id, sessionVersion: 7 }, "password")).rejects.toMatchObject({
    code: "unauthenticated",
  });
  await sql.query("UPDATE users SET suspended_at = now() WHERE id = $1", [id]);
  await expect(signIn({ id, sessionVersion: 0 }, "password")).rejects.toMatchObject({ key: "suspended" });
  const { rows } = await sql.query("SELECT last_login_at FROM users WHERE id = $1", [id]);
  expect(rows).toEqual([{ last_login_at: null }]);
});

test("signing in checks a password once", async () => {
  const account = await maria();
  const { logIn } = await import("../sign-in/log-in");
  const { withRequest } = await import("@/lib/kernel/request-context");
  const { CookieJar } = await import("@/lib/http/call-cookies");
  await sql.query("UPDATE users SET password_hash = $2 WHERE id = $1", [
    account.id,
    await argon2.hash(NORMALIZED),
  ]);
  const { rows } = await sql.query<{ email: string }>("SELECT email FROM users WHERE id = $1", [account.id]);
  const cookies = new CookieJar(null);
  const request = { id: newId(), ip: null, userAgent: null, headers: new Headers(), cookies };
  vi.clearAllMocks();
  const input = { email: rows[0]?.email ?? "", password: NORMALIZED };
  expect(await withRequest(request, () => logIn(null, input))).toMatchObject({ id: account.id });
  expect(vi.mocked(argon2.verify)).toHaveBeenCalledTimes(1);
  expect(cookies.lines().map((line) => line.split("=")[0])).toEqual(["authjs.session-token", "device"]);
});
