import { addMember, addProject, assignSubtask } from "@/sandbox/database/rows";
import type { Cast, Kind } from "@/sandbox/fixtures/cast";
import { cases } from "@/sandbox/matrix/cases";
import { newMember, unpaidBusiness } from "@/sandbox/matrix/targets";

const WEEK = { from: "2026-11-20", to: "2026-11-26" };

export default cases(
  `
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
PUT /api/projects/{id}/mute                              401  404  200  200  200  200  200  200  401  404  harlowUntilMonday
DELETE /api/projects/{id}/mute                           401  404  200  200  200  200  200  200  401  404  harlow
PUT /api/projects/{id}/view                              401  404  204  204  204  204  204  204  401  404  harlowAllUpdates
DELETE /api/projects/{id}/members/{userId}               401  404  403  403  403  204  204  204  401  404  anotherMember
DELETE /api/projects/{id}/members/{userId} · the owner   401  404  403  403  403  409  409  409  401  404  theOwner
DELETE /api/projects/{id}/members/{userId} · unknown     401  404  404  404  404  404  404  404  401  404  noMember
DELETE /api/projects/{id}/members/{userId} · oneself     401  404  204  204  204  409  404  404  401  404  oneselfAsMember
GET /api/projects/{id}/connect-codes                     401  404  403  403  403  200  200  200  401  404  harlow
POST /api/projects/{id}/connect-codes                    401  404  403  403  403  201  201  201  401  404  harlow
POST /api/projects/{id}/connect-codes/batch              401  404  403  403  403  201  201  201  401  404  harlowTwoCodes
PATCH /api/projects/{id}                                 401  404  403  403  403  200  200  200  401  404  harlowDue
PATCH /api/projects/{id}/status                          401  404  403  403  403  200  200  200  401  404  harlowActive
PATCH /api/projects/{id}/status · without a plan         401  404  403  403  403  402  402  402  401  404  completedUnpaid
PATCH /api/projects/{id}/update-permission               401  404  403  403  403  200  200  200  401  404  harlowForManagers
POST /api/projects/{id}/end-guide                        401  404  403  403  403  204  204  204  401  404  harlow
GET /api/projects/{id}/progress                          401  404  200  200  200  200  200  200  401  404  harlow
GET /api/projects/{id}/diary                             401  404  200  200  200  200  200  200  401  404  harlowWeek
GET /api/projects/{id}/diary · Mill Lane                 401  200  404  404  404  404  404  404  401  404  millWeek
GET /api/projects/{id}/insights                          401  404  200  200  200  200  200  200  401  404  harlow
GET /api/projects/{id}/tasks                             401  404  200  200  200  200  200  200  401  404  harlow
POST /api/projects/{id}/tasks                            401  404  403  403  403  201  201  201  401  404  harlowNewTask
GET /api/projects/{id}/assignments                       401  404  403  403  403  200  200  200  401  404  harlow
PATCH /api/projects/{id}/assignments                     401  404  403  403  403  204  204  204  401  404  harlowAssignments
PATCH /api/projects/{id}/assignments · an outsider       401  404  403  403  403  400  400  400  401  404  harlowAndMei
PATCH /api/projects/{id}/assignments · a foreign task    401  404  403  403  403  400  400  400  401  404  millWiringAndMateo
GET /api/projects/{id}/events                            401  404  200  200  200  200  200  200  401  404  harlow
GET /api/projects/{id}/events · Mill Lane                401  200  404  404  404  404  404  404  401  404  mill
GET /api/projects/{id}/glossary                          401  404  200  200  200  200  200  200  401  404  harlow
GET /api/projects/{id}/glossary · Mill Lane              401  200  404  404  404  404  404  404  401  404  mill
`,
  {
    projectOfOrtiz: ({ ortiz }) => ({ body: { name: "New", businessId: ortiz } }),
    unpaidBusiness: async (cast) => ({ body: { name: "New", businessId: await unpaidBusiness(cast) } }),
    harlow: ({ harlow }) => ({ id: harlow.id }),
    depot: ({ depot }) => ({ id: depot }),
    mill: ({ mill }) => ({ id: mill.id }),
    harlowWeek: ({ harlow }) => ({ id: harlow.id, query: WEEK }),
    millWeek: ({ mill }) => ({ id: mill.id, query: WEEK }),
    harlowActive: ({ harlow }) => ({ id: harlow.id, body: { status: "active" } }),
    harlowDue: ({ harlow }) => ({ id: harlow.id, body: { dueDate: "2026-12-01" } }),
    harlowUntilMonday: ({ harlow }) => ({ id: harlow.id, body: { until: "monday" } }),
    harlowAllUpdates: ({ harlow }) => ({ id: harlow.id, body: { view: "all" } }),
    harlowPlace: ({ harlow }) => ({ id: harlow.id, body: { upTo: 1 } }),
    harlowFraming: ({ harlow }) => ({ id: harlow.id, body: { taskId: harlow.framing, upTo: 1 } }),
    harlowSill: ({ harlow }) => ({ id: harlow.id, body: { subtaskId: harlow.sill, upTo: 1 } }),
    harlowForManagers: ({ harlow }) => ({ id: harlow.id, body: { updatePermission: "owner_admin" } }),
    completedUnpaid: async (cast) => ({ id: await completedUnpaid(cast), body: { status: "active" } }),
    noMember: ({ harlow, mei }) => ({ id: harlow.id, userId: mei.user.id }),
    theOwner: ({ harlow, dale }) => ({ id: harlow.id, userId: dale.user.id }),
    anotherMember: async (cast) => ({ id: cast.harlow.id, userId: await newMember(cast) }),
    oneselfAsMember: async ({ sql, ortiz }, { id: userId, kind }) => {
      const id = await addProject(sql, ortiz);
      if (isWorker(kind)) await addMember(sql, id, userId);
      if (kind === "projectOwner") await addMember(sql, id, userId, "owner");
      return { id, userId };
    },
    harlowTwoCodes: ({ harlow }) => ({ id: harlow.id, body: { count: 2 } }),
    harlowNewTask: ({ harlow }) => ({ id: harlow.id, body: { name: "Siding" } }),
    harlowAssignments: async (cast) => {
      const { id, framing, roofing, joists } = cast.harlow;
      const userId = await newMember(cast);
      await assignSubtask(cast.sql, id, joists, userId);
      const unassign = [{ taskId: framing, subtaskId: joists, userId }];
      return { id, body: { assign: [{ taskId: roofing, userId }], unassign } };
    },
    harlowAndMei: ({ harlow, mei }) => ({
      id: harlow.id,
      body: { assign: [{ taskId: harlow.framing, userId: mei.user.id }] },
    }),
    millWiringAndMateo: ({ harlow, mill, mateo }) => ({
      id: harlow.id,
      body: { assign: [{ taskId: mill.wiring, userId: mateo.user.id }] },
    }),
  },
  {
    "POST /api/projects": ({ dale }, { businessId }) => ({ by: dale, body: { name: "Deck", businessId } }),
    "PATCH /api/projects/{id}": ({ dale }) => ({ by: dale, body: { dueDate: "2026-12-01" } }),
    "PATCH /api/projects/{id}/status": ({ dale }) => ({ by: dale, body: { status: "archived" } }),
    "PATCH /api/projects/{id}/update-permission": ({ dale }) => ({
      by: dale,
      body: { updatePermission: "owner_only" },
    }),
    "POST /api/projects/{id}/end-guide": ({ dale }) => ({ by: dale }),
    "POST /api/projects/{id}/mark-updates-viewed": ({ june }) => ({ by: june }),
    "POST /api/projects/{id}/mark-place-viewed": ({ june }, { subtasks }) => ({
      by: june,
      body: { subtaskId: subtasks[0], upTo: 1 },
    }),
    "POST /api/projects/{id}/mark-place-viewed · all": ({ june }) => ({
      by: june,
      body: { all: true, upTo: 1 },
    }),
    "PUT /api/projects/{id}/view": ({ june }) => ({ by: june, body: { view: "all" } }),
    "POST /api/projects/{id}/connect-codes": ({ dale }) => ({ by: dale, body: {} }),
    "POST /api/projects/{id}/connect-codes/batch": ({ dale }) => ({ by: dale, body: { count: 2 } }),
    "DELETE /api/projects/{id}/members/{userId}": ({ dale, june }) => ({ by: dale, userId: june.user.id }),
    "DELETE /api/projects/{id}/members/{userId} · oneself": ({ june }) => ({
      by: june,
      userId: june.user.id,
    }),
    "POST /api/projects/{id}/tasks": ({ dale }) => ({ by: dale, body: { name: "Siding" } }),
    "PATCH /api/projects/{id}/assignments": ({ dale, june, mateo }, { task, otherTask, subtasks }) => ({
      by: dale,
      body: {
        assign: [{ taskId: otherTask, userId: mateo.user.id }],
        unassign: [
          { taskId: task, userId: june.user.id },
          { taskId: task, subtaskId: subtasks[0], userId: june.user.id },
        ],
      },
    }),
  },
);

/** A completed project of a business without a plan, with the same people as Harlow Street. */
async function completedUnpaid(cast: Cast): Promise<string> {
  const { sql, dale, mateo, june, luis, sol } = cast;
  const id = await addProject(sql, await unpaidBusiness(cast), { status: "completed" });
  await addMember(sql, id, dale.user.id, "owner");
  for (const { user } of [mateo, june, luis, sol]) await addMember(sql, id, user.id);
  return id;
}

function isWorker(kind: Kind): boolean {
  return ["assigned", "unassigned", "subtaskOnly", "suspended"].includes(kind);
}
