import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { watchChanges } from "@/sandbox/database/watch-changes";
import { type Cast, gatherCast, type Kind, KINDS, personOf } from "@/sandbox/fixtures/cast";
import { openBriefly } from "@/sandbox/fixtures/event-reader";
import { SignedInClient } from "@/sandbox/http/http-client";
import { apiCalls, MORE_ROWS, parseMatrix } from "@/sandbox/matrix/matrix-rows";
import { type Asker, type Filled, setPolicy, TARGETS } from "@/sandbox/matrix/matrix-targets";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

/*
 * The permissions (docs/permissions.md) over HTTP: every call, in every place and under every policy that makes
 * a difference, with the status for each kind of person, in the order of KINDS: visitor, outsider, worker assigned to
 * Framing, worker assigned to nothing, worker assigned to Joists alone, project owner, business admin, business owner,
 * suspended user, removed member. The last column names the call's target (matrix-targets.ts).
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
POST /api/take-back-email                                400  400  400  400  400  400  400  400  400  400  guessedToken
GET /api/user                                            401  200  200  200  200  200  200  200  401  200
PUT /api/user/profile                                    401  200  200  200  200  200  200  200  401  200  ownProfile
PUT /api/user/preferences                                401  200  200  200  200  200  200  200  401  200  preferences
POST /api/user/password                                  401  204  204  204  204  204  204  204  401  204  ownPassword
POST /api/user/password · a guess                        401  400  400  400  400  400  400  400  401  400  guessedPassword
POST /api/user/sign-out-everywhere                       401  204  204  204  204  204  204  204  401  204
GET /api/user/data                                       401  200  200  200  200  200  200  200  401  200
GET /api/businesses                                      401  200  200  200  200  200  200  200  401  200
POST /api/businesses                                     401  201  201  201  201  201  201  201  401  201  newBusiness
PUT /api/businesses/{id}                                 401  404  404  404  404  403  403  200  401  404  renamedOrtiz
GET /api/businesses/{id}/admins                          401  404  404  404  404  200  200  200  401  404  ortiz
POST /api/businesses/{id}/admins                         401  404  404  404  404  403  403  201  401  404  somebodyForOrtiz
POST /api/businesses/{id}/admins · without an account    401  404  404  404  404  403  403  201  401  404  nobodyForOrtiz
GET /api/businesses/{id}/admin-candidate                 401  404  404  404  404  403  403  200  401  404  candidateForOrtiz
DELETE /api/businesses/{id}/admins/{userId}              401  404  404  404  404  403  403  204  401  404  anotherAdmin
DELETE /api/businesses/{id}/admins/{userId} · oneself    401  404  404  404  404  204  204  404  401  404  oneselfAsAdmin
GET /api/businesses/{id}/invitations                     401  404  404  404  404  200  200  200  401  404  ortiz
DELETE /api/businesses/{id}/invitations/{invitationId}   401  404  404  404  404  403  403  204  401  404  invitationOfOrtiz
GET /api/admin-invitations/{token}                       200  200  200  200  200  200  200  200  200  200  invitationOfSomebody
POST /api/admin-invitations/{token}/accept               401  200  200  200  200  200  200  409  401  200  ownInvitation
POST /api/admin-invitations/{token}/accept · another's   401  403  403  403  403  403  403  403  401  403  invitationOfSomebody

GET /api/projects                                        401  200  200  200  200  200  200  200  401  200
POST /api/projects                                       401  400  400  400  400  201  201  201  401  400  projectOfOrtiz
POST /api/projects · without a plan                      401  400  400  400  400  402  402  402  401  400  unpaidBusiness
GET /api/projects/{id}                                   401  404  200  200  200  200  200  200  401  404  harlow
GET /api/projects/{id} · Depot Fence                     401  404  404  200  404  200  200  200  401  404  depot
GET /api/projects/{id} · Mill Lane                       401  200  404  404  404  404  404  404  401  404  mill
GET /api/projects/{id}/management-access                 401  404  200  200  200  200  200  200  401  404  harlow
POST /api/projects/{id}/mark-updates-viewed              401  404  204  204  204  204  204  204  401  404  harlow
POST /api/projects/{id}/mark-place-viewed                401  404  204  204  204  204  204  204  401  404  harlowPlace
POST /api/projects/{id}/mark-place-viewed · a task       401  404  204  400  204  204  204  204  401  404  harlowFraming
POST /api/projects/{id}/mark-place-viewed · a subtask    401  404  204  400  400  204  204  204  401  404  harlowSill
PUT /api/projects/{id}/view                              401  404  204  204  204  204  204  204  401  404  harlowAllUpdates
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
DELETE /api/updates/{id} · one's own                     401  404  204  204  204  204  204  204  401  404  ownUpdate
DELETE /api/updates/{id} · in no task                    401  404  403  403  403  204  403  204  401  404  solsUpdate
DELETE /api/updates/{id} · in Framing                    401  404  403  404  404  204  403  204  401  404  solsInFraming
DELETE /api/updates/{id} · in Joists                     401  404  403  404  403  204  403  204  401  404  solsInJoists
DELETE /api/updates/{id} · in Roofing                    401  404  404  404  404  204  403  204  401  404  solsInRoofing
DELETE /api/comments/{id} · one's own                    401  404  204  204  204  204  204  204  401  404  ownComment
DELETE /api/comments/{id} · one's own, in Roofing        401  404  404  404  404  204  204  204  401  404  ownCommentInRoofing
DELETE /api/comments/{id} · on one's own, in Roofing     401  404  403  403  403  204  403  204  401  404  commentOnOwnInRoofing
DELETE /api/comments/{id} · in no task                   401  404  403  403  403  204  403  204  401  404  commentInNoTask
DELETE /api/comments/{id} · in Roofing                   401  404  404  404  404  204  403  204  401  404  commentInRoofing
POST /api/updates/{id}/comments                          401  404  201  201  201  201  201  201  401  404  updateInNoTask
POST /api/updates/{id}/comments · in Framing             401  404  201  404  404  201  201  201  401  404  updateInFraming
POST /api/updates/{id}/comments · in Joists              401  404  201  404  201  201  201  201  401  404  updateInJoists
POST /api/updates/{id}/comments · in Sill plates         401  404  201  404  404  201  201  201  401  404  updateInSill
POST /api/updates/{id}/comments · in Roofing             401  404  404  404  404  201  201  201  401  404  updateInRoofing
POST /api/updates/{id}/comments · by who left            401  404  201  201  201  201  201  201  401  404  updateOfRemy

PATCH /api/projects/{id}                                 401  404  403  403  403  200  200  200  401  404  harlowDue
PATCH /api/projects/{id}/status                          401  404  403  403  403  200  200  200  401  404  harlowActive
PATCH /api/projects/{id}/status · without a plan         401  404  403  403  403  402  402  402  401  404  completedUnpaid
PATCH /api/projects/{id}/update-permission               401  404  403  403  403  200  200  200  401  404  harlowForManagers
POST /api/projects/{id}/end-guide                        401  404  403  403  403  204  204  204  401  404  harlow
GET /api/projects/{id}/progress                          401  404  200  200  200  200  200  200  401  404  harlow

GET /api/projects/{id}/tasks                             401  404  200  200  200  200  200  200  401  404  harlow
POST /api/projects/{id}/tasks                            401  404  403  403  403  201  201  201  401  404  harlowNewTask
GET /api/projects/{id}/assignments                       401  404  403  403  403  200  200  200  401  404  harlow
PATCH /api/projects/{id}/assignments                     401  404  403  403  403  204  204  204  401  404  harlowAssignments
PATCH /api/projects/{id}/assignments · an outsider       401  404  403  403  403  400  400  400  401  404  harlowAndMei
PATCH /api/projects/{id}/assignments · a foreign task    401  404  403  403  403  400  400  400  401  404  millWiringAndMateo
DELETE /api/tasks/{id} · with one's own people           401  404  403  404  403  204  403  204  401  404  crewsTask
DELETE /api/tasks/{id} · in Roofing's place              401  404  404  404  404  204  403  204  401  404  nobodysTask
PATCH /api/tasks/{id} · Framing                          401  404  403  404  403  200  403  200  401  404  editedFraming
PATCH /api/tasks/{id} · Roofing                          401  404  404  404  404  200  403  200  401  404  editedRoofing
POST /api/tasks/{id}/complete · Framing                  401  404  403  404  403  200  403  200  401  404  framing
POST /api/tasks/{id}/complete · Roofing                  401  404  404  404  404  200  403  200  401  404  roofing
GET /api/tasks/{id}/members · Framing                    401  404  200  404  200  200  200  200  401  404  framing
GET /api/tasks/{id}/members · Roofing                    401  404  404  404  404  200  200  200  401  404  roofing
POST /api/tasks/{id}/members · Framing                   401  404  403  404  403  201  201  201  401  404  framingAndMember
POST /api/tasks/{id}/members · Roofing                   401  404  404  404  404  201  201  201  401  404  roofingAndMember
POST /api/tasks/{id}/members · again                     401  404  403  404  403  200  200  200  401  404  framingAndMateo
POST /api/tasks/{id}/members · an outsider               401  404  403  404  403  400  400  400  401  404  framingAndMei
DELETE /api/tasks/{id}/members/{userId}                  401  404  403  404  403  204  204  204  401  404  assigneeOfFraming
DELETE /api/tasks/{id}/members/{userId} · oneself        401  404  403  404  403  204  204  204  401  404  oneselfInFraming
GET /api/tasks/{id}/subtasks · Framing                   401  404  200  404  200  200  200  200  401  404  framing
GET /api/tasks/{id}/subtasks · Roofing                   401  404  404  404  404  200  200  200  401  404  roofing
POST /api/tasks/{id}/subtasks · Framing                  401  404  403  404  403  201  403  201  401  404  framingNewSubtask
POST /api/tasks/{id}/subtasks · Roofing                  401  404  404  404  404  201  403  201  401  404  roofingNewSubtask
GET /api/tasks/{id}/updates · Framing                    401  404  200  404  200  200  200  200  401  404  framing
GET /api/tasks/{id}/updates · Roofing                    401  404  404  404  404  200  200  200  401  404  roofing

PUT /api/subtasks/{id} · Joists                          401  404  403  404  403  200  403  200  401  404  renamedJoists
PUT /api/subtasks/{id} · Sill plates                     401  404  403  404  404  200  403  200  401  404  renamedSill
PUT /api/subtasks/{id} · completed                       401  404  403  404  404  409  403  409  401  404  renamedCompleted
PATCH /api/subtasks/{id} · Joists                        401  404  403  404  403  200  403  200  401  404  editedJoists
PATCH /api/subtasks/{id} · Sill plates                   401  404  403  404  404  200  403  200  401  404  editedSill
PATCH /api/subtasks/{id} · completed                     401  404  403  404  404  409  403  409  401  404  renamedCompleted
DELETE /api/subtasks/{id} · of two crews                 401  404  403  404  403  204  403  204  401  404  sharedSubtask
DELETE /api/subtasks/{id} · in Framing                   401  404  403  404  404  204  403  204  401  404  subtaskInFraming
DELETE /api/subtasks/{id} · in Roofing                   401  404  404  404  404  204  403  204  401  404  subtaskInRoofing
PUT /api/subtasks/{id}/complete · of two crews           401  404  200  404  200  200  200  200  401  404  sharedSubtask
PUT /api/subtasks/{id}/complete · in Framing             401  404  200  404  404  200  200  200  401  404  subtaskInFraming
PUT /api/subtasks/{id}/complete · in Roofing             401  404  404  404  404  200  200  200  401  404  subtaskInRoofing
GET /api/subtasks/{id}/members · Joists                  401  404  200  404  200  200  200  200  401  404  joists
GET /api/subtasks/{id}/members · Sill plates             401  404  200  404  404  200  200  200  401  404  sill
POST /api/subtasks/{id}/members · Joists                 401  404  403  404  403  201  201  201  401  404  joistsAndMember
POST /api/subtasks/{id}/members · Sill plates            401  404  403  404  404  201  201  201  401  404  sillAndMember
POST /api/subtasks/{id}/members · an outsider            401  404  403  404  403  400  400  400  401  404  joistsAndMei
DELETE /api/subtasks/{id}/members/{userId}               401  404  403  404  403  204  204  204  401  404  assigneeOfJoists
DELETE /api/subtasks/{id}/members/{userId} · oneself     401  404  403  404  403  204  204  204  401  404  oneselfInJoists
GET /api/subtasks/{id}/updates · Joists                  401  404  200  404  200  200  200  200  401  404  joists
GET /api/subtasks/{id}/updates · Sill plates             401  404  200  404  404  200  200  200  401  404  sill

GET /api/updates/{id}/comments                           401  404  200  200  200  200  200  200  401  404  updateInNoTask
GET /api/updates/{id}/comments · in Framing              401  404  200  404  404  200  200  200  401  404  updateInFraming
GET /api/updates/{id}/comments · in Joists               401  404  200  404  200  200  200  200  401  404  updateInJoists
GET /api/updates/{id}/comments · own, in Roofing         401  404  200  200  200  200  200  200  401  404  ownUpdateInRoofing
GET /api/updates/{id}/revisions                          401  404  200  200  200  200  200  200  401  404  updateInNoTask
GET /api/updates/{id}/revisions · in Framing             401  404  200  404  404  200  200  200  401  404  updateInFraming
GET /api/updates/{id}/revisions · in Joists              401  404  200  404  200  200  200  200  401  404  updateInJoists
GET /api/updates/{id}/revisions · own, in Roofing        401  404  200  200  200  200  200  200  401  404  ownUpdateInRoofing
PUT /api/updates/{id}/move-to-task · in no task          401  404  403  403  403  200  200  200  401  404  toTaskFromNoTask
PUT /api/updates/{id}/move-to-task · from Framing        401  404  403  404  404  200  200  200  401  404  toTaskFromFraming
PUT /api/updates/{id}/move-to-task · from Joists         401  404  403  404  403  200  200  200  401  404  toTaskFromJoists
PUT /api/updates/{id}/move-to-task · own, in Roofing     401  404  403  403  403  200  200  200  401  404  toTaskOwnFromRoofing
PUT /api/updates/{id}/move-to-task · a foreign place     401  404  403  403  403  400  400  400  401  404  toTaskToMillLane
PUT /api/updates/{id}/move-to-task · out of Framing      401  404  403  404  404  200  200  200  401  404  outOfFraming
PUT /api/updates/{id}/move-to-subtask · in no task       401  404  403  403  403  200  200  200  401  404  toSubtaskFromNoTask
PUT /api/updates/{id}/move-to-subtask · from Framing     401  404  403  404  404  200  200  200  401  404  toSubtaskFromFraming
PUT /api/updates/{id}/move-to-subtask · from Joists      401  404  403  404  403  200  200  200  401  404  toSubtaskFromJoists
PUT /api/updates/{id}/move-to-subtask · a foreign place  401  404  403  403  403  400  400  400  401  404  toSubtaskToMillLane
`;

const ROWS = parseMatrix(MATRIX + MORE_ROWS);

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await gatherCast(server);
  server.stripe.holdEvents(true); // What Stripe tells later is no effect of a refusal.
});

afterAll(async () => {
  server.stripe.holdEvents(false);
  await cast.end();
  await server.stop();
});

// Some calls end the caller's sessions, which the next row needs.
afterEach(() =>
  cast.sql.query(
    "DELETE FROM ended_sessions; UPDATE users SET session_version = 0 WHERE suspended_at IS NULL",
  ),
);

test("every call of app/api has a row in the matrix", () => {
  const calls = apiCalls();
  expect(calls.length).toBeGreaterThan(30);
  expect([...new Set(ROWS.map(({ call }) => call))].sort()).toEqual(calls.sort());
});

test.each(ROWS)(
  "$name answers $expected, and a refusal changes nothing",
  async ({ call, expected, target }) => {
    const statuses: number[] = [];
    const changedByRefusals: string[] = [];
    for (const kind of KINDS) {
      await setPolicy(cast, "all_contributors");
      const filled = await fill(target, kind);
      const changes = await watchChanges(cast.sql);
      const { status } = await send(kind, call, filled);
      statuses.push(status);
      if (status >= 400) changedByRefusals.push(...(await changes()).map((change) => `${kind}: ${change}`));
    }
    expect(statuses.join(" ")).toBe(expected);
    expect(changedByRefusals).toEqual([]);
  },
);

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

/** Each call is made by a copy of the client, so that cookies set by one answer do not affect the next call. */
function send(kind: Kind, call: string, { body, headers = {}, query = {}, ...ids }: Filled) {
  const [method = "", template = ""] = call.split(" ");
  const known: Record<string, string> = { unknown: "no-such-call", ...ids };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? "missing");
  const caller = personOf(cast, kind);
  if (path.endsWith("/events")) return openBriefly(caller, path);
  const address = `${path}?${new URLSearchParams(query).toString()}`;
  return caller.copy().send(method, address, method === "GET" ? undefined : (body ?? {}), { headers });
}
