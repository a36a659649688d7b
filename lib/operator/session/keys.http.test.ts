import { expect, test } from "vitest";
import type { OperatorSessionView } from "@/lib/operator/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { createOperator } from "@/sandbox/fixtures/operators";
import { Client, signUp } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const NOBODY = "00000000-0000-4000-8000-000000000000";

const server = await forThisFile(startTestServer());
const sql = await forThisFile(connect(server.databaseUrl));
const olga = await createOperator(server, "Olga Novak");
const rosa = await signUp(server, { name: "Rosa Ortiz" });

const CALLS = [
  ["GET", "me"],
  ["GET", "stats"],
  ["GET", "users"],
  ["GET", "businesses"],
  ["GET", "action-logs"],
  ["GET", `investigate/${NOBODY}`],
  ["GET", "reporting"],
  ["GET", "sessions"],
  ["DELETE", "sessions"],
  ["DELETE", `sessions/${NOBODY}`],
] as const;

test.each(CALLS)("%s %s works with an operator's key in its header alone", async (method, name) => {
  const { adminkey, person } = olga;
  const [expired, ended] = [await anotherKey(), await anotherKey()];
  await sql.query("UPDATE operator_sessions SET expires_at = now() WHERE id = $1", [expired.id]);
  await sql.query("UPDATE operator_sessions SET ended_at = now() WHERE id = $1", [ended.id]);
  const refused: [Client, string, Record<string, string>][] = [
    [new Client(server.url), "", {}],
    [person, "", {}],
    [rosa, "", { adminkey: "nonsense" }],
    [person, "", { adminkey: expired.key }],
    [person, "", { adminkey: ended.key }],
    [person, "", { authorization: `Bearer ${adminkey}` }],
    [person, "", { "x-admin-key": adminkey, cookie: `adminkey=${adminkey}` }],
    [person, `?adminkey=${adminkey}`, {}],
  ];
  for (const [client, query, headers] of refused)
    await expectRefusal(
      sql,
      () => client.send(method, `/api/admin/${name}${query}`, undefined, { headers }),
      401,
      "unauthenticated",
    );
});

async function anotherKey(): Promise<{ id: string; key: string }> {
  const { email, password } = olga.person.user;
  const { body } = await new Client(server.url).post<{ adminKey: string }>("/api/admin/login", {
    email,
    password,
  });
  const { rows } = await sql.query<{ id: string }>(
    "SELECT id FROM operator_sessions ORDER BY created_at DESC, id DESC LIMIT 1",
  );
  return { id: rows[0]?.id ?? "", key: body.adminKey };
}

test("operators see each other's sessions and end them, which is logged and works at once", async () => {
  const other = await anotherKey();
  const listed = (await olga.get<OperatorSessionView[]>("sessions")).body;
  expect(listed[0]).toMatchObject({
    id: other.id,
    operator: { name: "Olga Novak", email: olga.person.user.email },
    isCurrent: false,
    ipAddress: expect.any(String),
    userAgent: expect.any(String),
  });
  expect(JSON.stringify(listed)).not.toContain(other.key);
  const own = listed.filter(({ isCurrent }) => isCurrent);
  expect(own).toHaveLength(1);
  const end = () => olga.send("DELETE", `sessions/${other.id}`);
  expect((await end()).status).toBe(204);
  const headers = { adminkey: other.key };
  expect((await new Client(server.url).get("/api/admin/me", { headers })).status).toBe(401);
  await expectRefusal(sql, end, 404, "not_found");
  const { rows } = await sql.query(
    "SELECT user_id, details FROM action_logs WHERE action = 'operator.session-ended'",
  );
  expect(rows).toEqual([{ user_id: olga.userId, details: { sessionId: other.id } }]);
  expect((await olga.get("me")).body).toEqual({
    id: olga.userId,
    name: "Olga Novak",
    email: olga.person.user.email,
  });
});

test("all other sessions end at once, each logged, and the one that asked stays", async () => {
  const others = [await anotherKey(), await anotherKey()];
  for (let press = 0; press < 2; press += 1) expect((await olga.send("DELETE", "sessions")).status).toBe(204);
  for (const { key } of others)
    expect((await new Client(server.url).get("/api/admin/me", { headers: { adminkey: key } })).status).toBe(
      401,
    );
  const left = (await olga.get<OperatorSessionView[]>("sessions")).body;
  expect(left.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  for (const { id } of others) {
    const { rowCount } = await sql.query(
      "SELECT 1 FROM action_logs WHERE action = 'operator.session-ended' AND details->>'sessionId' = $1",
      [id],
    );
    expect(rowCount).toBe(1);
  }
});

test("no key is ever written to the log", () => {
  expect(server.log().join("\n")).not.toContain(olga.adminkey);
  expect(server.log().join("\n")).toContain("/api/admin/sessions");
});
