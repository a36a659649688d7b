import { describe, expect, test } from "vitest";
import type { UserView } from "@/lib/account/view";
import type { ActionResult } from "@/lib/http/shared/action-result";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addCode, addProject } from "@/sandbox/database/rows";
import { watchChanges } from "@/sandbox/database/watch-changes";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { callAction } from "@/sandbox/http/call-action";
import { Client, signUp } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

const PASSWORD = "correct horse battery";
const PAST = new Date(Date.now() - 3_600_000);

type Arrival = UserView & { next: ActionResult<{ projectId: string }> };
type Fields = Record<string, string>;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

const visitor = () => new Client(server.url);

function arrive(
  client: Client,
  name: "registerAction" | "registerAndJoinAction" | "logInAndJoinAction",
  input: Fields,
) {
  return callAction<Arrival>(client, { page: "/auth", name }, input);
}

let people = 0;
function newHand(): { name: string; email: string; password: string } {
  people += 1;
  return { name: "New Hand", email: `hand.${people}@example.com`, password: PASSWORD };
}

async function membershipsOf(email: string): Promise<number> {
  const { rows } = await cast.sql.query<{ n: number }>(
    "SELECT count(m.*)::int AS n FROM users u LEFT JOIN project_members m ON m.user_id = u.id WHERE u.email = $1",
    [email],
  );
  return rows[0]?.n ?? -1;
}

async function isSpent(code: string): Promise<boolean> {
  const { rows } = await cast.sql.query("SELECT 1 FROM connect_codes WHERE code = $1 AND used_at IS NULL", [
    code,
  ]);
  return rows.length === 0;
}

describe("signing up with an invitation", () => {
  test("makes the account, signs in and joins, in one call", async () => {
    const [client, hand] = [visitor(), newHand()];
    const code = await addCode(cast.sql, cast.harlow.id);
    const result = await arrive(client, "registerAndJoinAction", { ...hand, connectCode: code });
    const joined = { ok: true, data: { projectId: cast.harlow.id } };
    expect(result).toMatchObject({ ok: true, data: { email: hand.email, next: joined } });
    expect(await client.get(`/api/projects/${cast.harlow.id}`)).toMatchObject({ status: 200 });
    expect(await isSpent(code)).toBe(true);
  });

  const lost = [
    ["used in the meantime", () => addCode(cast.sql, cast.harlow.id, { usedAt: PAST }), "gone"],
    ["expired in the meantime", () => addCode(cast.sql, cast.harlow.id, { expiresAt: PAST }), "gone"],
    ["never issued", () => Promise.resolve("NO-SUCH-CODE"), "not_found"],
  ] as const;
  test.each(lost)("keeps the account when the code was %s, and says so", async (_, code, reason) => {
    const [client, hand] = [visitor(), newHand()];
    const result = await arrive(client, "registerAndJoinAction", { ...hand, connectCode: await code() });
    expect(result).toMatchObject({ ok: true, data: { next: { ok: false, error: { code: reason } } } });
    expect(await client.get("/api/user")).toMatchObject({ status: 200, body: { email: hand.email } });
    expect(await membershipsOf(hand.email)).toBe(0);
  });

  test("twice with the same form makes one account in the project, and the second answer names it", async () => {
    const hand = newHand();
    const form = { ...hand, connectCode: await addCode(cast.sql, cast.harlow.id) };
    const first = await arrive(visitor(), "registerAndJoinAction", form);
    const again = visitor();
    const second = await arrive(again, "registerAndJoinAction", form);
    const inside = { code: "conflict", details: { projectId: cast.harlow.id } };
    expect(first).toMatchObject({ ok: true, data: { next: { ok: true } } });
    expect(second).toMatchObject({ ok: true, data: { next: { ok: false, error: inside } } });
    expect(await again.get("/api/user")).toMatchObject({ status: 200, body: { email: hand.email } });
    expect(await membershipsOf(hand.email)).toBe(1);
  });

  test("twice at the same moment too", async () => {
    const hand = newHand();
    const form = { ...hand, connectCode: await addCode(cast.sql, cast.harlow.id) };
    const results = await Promise.all([1, 2].map(() => arrive(visitor(), "registerAndJoinAction", form)));
    expect(results.filter((result) => result.ok && result.data.next.ok)).toHaveLength(1);
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await membershipsOf(hand.email)).toBe(1);
  });

  test("with somebody's address and another password changes nothing and signs nobody in", async () => {
    const client = visitor();
    const { email } = cast.mei.user;
    const connectCode = await addCode(cast.sql, cast.harlow.id);
    const changes = await watchChanges(cast.sql);
    const form = { name: "Not Mei", email, password: "a guess", connectCode };
    const result = await arrive(client, "registerAndJoinAction", form);
    const issues = [{ path: "email", message: "An account with this email already exists." }];
    expect(result).toMatchObject({ ok: false, error: { code: "conflict", issues } });
    expect(await client.get("/api/user")).toMatchObject({ status: 401 });
    expect(await changes()).toEqual([]);
  });

  test("asks for name, email and password, and makes no account if one is missing", async () => {
    const connectCode = await addCode(cast.sql, cast.harlow.id);
    const changes = await watchChanges(cast.sql);
    const result = await arrive(visitor(), "registerAndJoinAction", { connectCode });
    const paths = !result.ok && result.error.issues?.map(({ path }) => path);
    expect(paths).toEqual(["name", "email", "password"]);
    expect(await changes()).toEqual([]);
  });
});

test("signing up twice with the same form, as when the first answer is lost, signs in", async () => {
  const [again, hand] = [visitor(), newHand()];
  await arrive(visitor(), "registerAction", hand);
  expect(await arrive(again, "registerAction", hand)).toMatchObject({
    ok: true,
    data: { email: hand.email },
  });
  expect(await again.get("/api/user")).toMatchObject({ status: 200, body: { email: hand.email } });
});

describe("signing in with an invitation", () => {
  test("joins too", async () => {
    const projectId = await addProject(cast.sql, cast.ortiz);
    const form = { email: cast.mei.user.email, password: PASSWORD };
    const connectCode = await addCode(cast.sql, projectId);
    const result = await arrive(visitor(), "logInAndJoinAction", { ...form, connectCode });
    expect(result).toMatchObject({ ok: true, data: { next: { ok: true, data: { projectId } } } });
  });

  test("spends no code for members, and names the project", async () => {
    const code = await addCode(cast.sql, cast.harlow.id);
    const form = { email: cast.rosa.user.email, password: PASSWORD, connectCode: code };
    const result = await arrive(visitor(), "logInAndJoinAction", form);
    const error = { code: "conflict", details: { projectId: cast.harlow.id } };
    expect(result).toMatchObject({ ok: true, data: { next: { ok: false, error } } });
    expect(await isSpent(code)).toBe(false);
  });

  test("with a wrong password spends no code and signs nobody in", async () => {
    const client = visitor();
    const connectCode = await addCode(cast.sql, cast.harlow.id);
    const changes = await watchChanges(cast.sql);
    const form = { email: cast.mei.user.email, password: "a guess", connectCode };
    const result = await arrive(client, "logInAndJoinAction", form);
    expect(result).toMatchObject({ ok: false, error: { code: "unauthenticated" } });
    expect(await client.get("/api/user")).toMatchObject({ status: 401 });
    expect(await changes()).toEqual([]);
  });

  test("redirects members from the sign-in page to the project", async () => {
    const person = await signUp(server, { name: "June" });
    const connectCode = await addCode(cast.sql, cast.harlow.id);
    await person.post("/api/join", { connectCode });
    const { status, headers } = await person.get(`/auth?join=${connectCode}`);
    expect([status, new URL(headers.get("location") ?? "", server.url).pathname]).toEqual([
      307,
      `/projects/${cast.harlow.id}`,
    ]);
  });
});
