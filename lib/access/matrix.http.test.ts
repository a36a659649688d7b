import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gatherCast, KINDS, personOf } from "@/sandbox/cast";
import type { Cast, Kind } from "@/sandbox/cast";
import { SignedInClient } from "@/sandbox/http-client";
import { setPolicy, TARGETS } from "@/sandbox/matrix-targets";
import type { Asker, Filled } from "@/sandbox/matrix-targets";
import { fingerprint } from "@/sandbox/refusal";
import { startTestServer } from "@/sandbox/test-server";
import type { TestServer } from "@/sandbox/test-server";

/*
 * The permission matrix of CONTRACT section 1 over HTTP: every call, in every place and under every policy that makes
 * a difference, with the status for each kind of person, in the order of KINDS: visitor, outsider, worker assigned to
 * Framing, worker assigned to nothing, worker assigned to Joists alone, project owner, business admin, business owner,
 * suspended user, removed member. The last column names what the call is aimed at (matrix-targets.ts).
 */
const MATRIX = `
GET /api/health                                          200  200  200  200  200  200  200  200  200  200
GET /api/ready                                           200  200  200  200  200  200  200  200  200  200
GET /api/cron/jobs                                       404  404  404  404  404  404  404  404  404  404
DELETE /api/{unknown}                                    404  404  404  404  404  404  404  404  404  404
GET /api/{unknown}                                       404  404  404  404  404  404  404  404  404  404
PATCH /api/{unknown}                                     404  404  404  404  404  404  404  404  404  404
POST /api/{unknown}                                      404  404  404  404  404  404  404  404  404  404
PUT /api/{unknown}                                       404  404  404  404  404  404  404  404  404  404

POST /api/register                                       201  201  201  201  201  201  201  201  201  201  newcomer
POST /api/login                                          200  200  200  200  200  200  200  200  200  200  rosaLogsIn
POST /api/login · one's own account                      401  200  200  200  200  200  200  200  403  200  ownAccount
POST /api/logout                                         204  204  204  204  204  204  204  204  204  204
POST /api/request-password-reset                         200  200  200  200  200  200  200  200  200  200  unknownAddress
POST /api/reset-password                                 400  400  400  400  400  400  400  400  400  400  guessedToken
GET /api/user                                            401  200  200  200  200  200  200  200  401  200
PUT /api/user/profile                                    401  200  200  200  200  200  200  200  401  200  ownProfile

POST /api/admin/login                                    401  401  401  401  401  401  401  401  403  401  ownAccount
POST /api/admin/logout                                   401  401  401  401  401  401  401  401  401  401
POST /api/admin/grant-early-adopter                      401  401  401  401  401  401  401  401  401  401  ortizInBody
POST /api/admin/revoke-early-adopter                     401  401  401  401  401  401  401  401  401  401  ortizInBody
POST /api/admin/suspend-user                             401  401  401  401  401  401  401  401  401  401  juneInBody
POST /api/admin/unsuspend-user                           401  401  401  401  401  401  401  401  401  401  solInBody

GET /api/businesses                                      401  200  200  200  200  200  200  200  401  200
POST /api/businesses                                     401  201  201  201  201  201  201  201  401  201  newBusiness
PUT /api/businesses/{id}                                 401  404  404  404  404  403  403  200  401  404  renamedOrtiz
GET /api/businesses/{id}/admins                          401  404  404  404  404  200  200  200  401  404  ortiz
POST /api/businesses/{id}/admins                         401  404  404  404  404  403  403  201  401  404  somebodyForOrtiz
DELETE /api/businesses/{id}/admins/{userId}              401  404  404  404  404  403  403  204  401  404  anotherAdmin
DELETE /api/businesses/{id}/admins/{userId} · oneself    401  404  404  404  404  204  204  404  401  404  oneselfAsAdmin

GET /api/projects                                        401  200  200  200  200  200  200  200  401  200
POST /api/projects                                       401  400  400  400  400  201  201  201  401  400  projectOfOrtiz
POST /api/projects · without a plan                      401  400  400  400  400  402  402  402  401  400  unpaidBusiness
GET /api/projects/{id}                                   401  404  200  200  200  200  200  200  401  404  harlow
GET /api/projects/{id} · Depot Fence                     401  404  404  200  404  200  200  200  401  404  depot
GET /api/projects/{id} · Mill Lane                       401  200  404  404  404  404  404  404  401  404  mill
GET /api/projects/{id}/management-access                 401  404  200  200  200  200  200  200  401  404  harlow
POST /api/projects/{id}/mark-updates-viewed              401  404  204  204  204  204  204  204  401  404  harlow
DELETE /api/projects/{id}/members/{userId}               401  404  403  403  403  204  204  204  401  404  anotherMember
DELETE /api/projects/{id}/members/{userId} · the owner   401  404  403  403  403  409  409  409  401  404  theOwner
DELETE /api/projects/{id}/members/{userId} · oneself     401  404  204  204  204  409  404  404  401  404  oneselfAsMember
GET /api/projects/{id}/connect-codes                     401  404  403  403  403  200  200  200  401  404  harlow
POST /api/projects/{id}/connect-codes                    401  404  403  403  403  201  201  201  401  404  harlow
POST /api/projects/{id}/connect-codes/batch              401  404  403  403  403  201  201  201  401  404  harlowTwoCodes
GET /api/join/{code}                                     200  200  200  200  200  200  200  200  200  200  codeOfHarlow
POST /api/join · where one is not a worker               401  200  200  200  200  409  409  409  401  200  codeElsewhere
POST /api/join                                           401  409  409  409  409  409  409  409  401  409  codeOfOwnProject

GET /api/recent-updates                                  401  200  200  200  200  200  200  200  401  200
GET /api/projects/{id}/updates                           401  404  200  200  200  200  200  200  401  404  harlow
POST /api/projects/{id}/updates                          401  404  201  201  201  201  201  201  401  404  post
POST /api/projects/{id}/updates · owner_admin            401  404  403  403  403  201  201  201  401  404  managersPost
POST /api/projects/{id}/updates · owner_only             401  404  403  403  403  201  403  201  401  404  ownersPost
POST /api/projects/{id}/updates · Framing                401  404  201  400  403  201  201  201  401  404  postInFraming
POST /api/projects/{id}/updates · Joists                 401  404  201  400  201  201  201  201  401  404  postInJoists
POST /api/projects/{id}/updates · Sill plates            401  404  201  400  400  201  201  201  401  404  postInSill
POST /api/projects/{id}/updates · Roofing                401  404  400  400  400  201  201  201  401  404  postInRoofing
POST /api/projects/{id}/updates · owner_admin, Framing   401  404  403  400  403  201  201  201  401  404  managersPostInFraming
POST /api/projects/{id}/updates · owner_only, Framing    401  404  403  400  403  201  403  201  401  404  ownersPostInFraming
POST /api/projects/{id}/updates · owner_only, Joists     401  404  403  400  403  201  403  201  401  404  ownersPostInJoists
POST /api/projects/{id}/updates · a foreign task         401  404  400  400  400  400  400  400  401  404  postInForeignTask
PATCH /api/updates/{id} · one's own                      401  404  200  200  200  200  200  200  401  404  ownUpdate
PATCH /api/updates/{id} · one's own, in Roofing          401  404  200  200  200  200  200  200  401  404  ownUpdateInRoofing
PATCH /api/updates/{id}                                  401  404  403  403  403  403  403  403  401  404  updateOfRemy
PATCH /api/updates/{id} · in Roofing                     401  404  404  404  404  403  403  200  401  404  updateInRoofing
POST /api/updates/{id}/comments                          401  404  201  201  201  201  201  201  401  404  updateInNoTask
POST /api/updates/{id}/comments · in Framing             401  404  201  404  404  201  201  201  401  404  updateInFraming
POST /api/updates/{id}/comments · in Joists              401  404  201  404  201  201  201  201  401  404  updateInJoists
POST /api/updates/{id}/comments · in Sill plates         401  404  201  404  404  201  201  201  401  404  updateInSill
POST /api/updates/{id}/comments · in Roofing             401  404  404  404  404  201  201  201  401  404  updateInRoofing
POST /api/updates/{id}/comments · by who left            401  404  201  201  201  201  201  201  401  404  updateOfRemy
`;

interface Row {
  /** The method and path, as in CONTRACT. */
  call: string;
  name: string;
  expected: string;
  target: string | undefined;
}

const ROWS: Row[] = MATRIX.split("\n")
  .filter((line) => line.trim() !== "")
  .map(toRow);

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await gatherCast(server);
});

afterAll(async () => {
  await cast.end();
  await server.stop();
});

test("every call of app/api has a row in the matrix", () => {
  const calls = globSync("app/api/**/route.ts").flatMap(callsOf);
  const rows = new Set(ROWS.map(({ call }) => call));
  expect(calls.length).toBeGreaterThan(30);
  expect([...rows].sort()).toEqual(calls.sort());
});

test.each(ROWS)(
  "$name answers $expected, and a refusal changes nothing",
  async ({ call, expected, target }) => {
    const statuses: number[] = [];
    const refusedButChanged: Kind[] = [];
    for (const kind of KINDS) {
      await setPolicy(cast, "all_contributors");
      const filled = await fill(target, kind);
      const before = await fingerprint(cast.sql);
      const { status } = await send(kind, call, filled);
      statuses.push(status);
      if (status >= 400 && !isEqual(before, await fingerprint(cast.sql))) refusedButChanged.push(kind);
    }
    expect(statuses.join(" ")).toBe(expected);
    expect(refusedButChanged).toEqual([]);
  },
);

function toRow(line: string): Row {
  const [, name = "", statuses = "", target] = /^(.+?)  +((?:\d{3} *){10})(\w+)?$/.exec(line) ?? [];
  if (name === "") throw new Error(`Not a row of the matrix: ${line}`);
  const expected = statuses.trim().split(/ +/).join(" ");
  return { call: name.split(" · ")[0] ?? "", name, expected, target };
}

async function fill(target: string | undefined, kind: Kind): Promise<Filled> {
  if (target === undefined) return {};
  const aim = TARGETS[target];
  if (!aim) throw new Error(`No target is called ${target}`);
  return aim(cast, askerOf(kind));
}

function askerOf(kind: Kind): Asker {
  const person = personOf(cast, kind);
  if (person instanceof SignedInClient) return { ...person.user, kind };
  return { id: randomUUID(), name: "Nobody", email: "nobody@example.com", password: "secret!", kind };
}

/** Each call is made by a copy: what an answer does to the cookies must not reach the next one. */
function send(kind: Kind, call: string, { body, ...ids }: Filled) {
  const [method = "", template = ""] = call.split(" ");
  const known: Record<string, string> = { unknown: "no-such-call", ...ids };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? "missing");
  return personOf(cast, kind)
    .copy()
    .send(method, path, body ?? (method === "GET" ? undefined : {}));
}

function isEqual(before: Record<string, string>, after: Record<string, string>): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/** The calls that a route file answers. */
function callsOf(file: string): string[] {
  const path = file.replaceAll("\\", "/").replace(/^app|\/route\.ts$/g, "");
  const exported = /(?:export const|export function|export async function|as) (DELETE|GET|PATCH|POST|PUT)\b/g;
  const methods = [...readFileSync(file, "utf8").matchAll(exported)].map(([, method]) => method);
  return methods.map((method) => `${method} ${path.replace(/\[?\[(?:\.\.\.)?(\w+)\]\]?/g, "{$1}")}`);
}
