import type { Target } from "./matrix-targets";
import {
  addAdmin,
  addBusiness,
  addMember,
  addProject,
  addSubtask,
  addTask,
  addUpdate,
  addUser,
  assignSubtask,
  assignTask,
} from "@/sandbox/database/rows";
import type { Cast, Site } from "@/sandbox/fixtures/cast";

type Place = "framing" | "roofing" | "joists" | "sill";

/** The targets of the matrix's calls on project settings, tasks, subtasks and moves, by name. */
export const TASK_TARGETS: Record<string, Target> = {
  harlowActive: ({ harlow }) => ({ id: harlow.id, body: { status: "active" } }),
  harlowDue: ({ harlow }) => ({ id: harlow.id, body: { dueDate: "2026-12-01" } }),
  harlowAllUpdates: ({ harlow }) => ({ id: harlow.id, body: { view: "all" } }),
  harlowPlace: ({ harlow }) => ({ id: harlow.id, body: { upTo: 1 } }),
  harlowFraming: ({ harlow }) => ({ id: harlow.id, body: { taskId: harlow.framing, upTo: 1 } }),
  harlowSill: ({ harlow }) => ({ id: harlow.id, body: { subtaskId: harlow.sill, upTo: 1 } }),
  harlowForManagers: ({ harlow }) => ({ id: harlow.id, body: { updatePermission: "owner_admin" } }),
  completedUnpaid: async (cast) => ({ id: await completedUnpaid(cast), body: { status: "active" } }),
  harlowNewTask: ({ harlow }) => ({ id: harlow.id, body: { name: "Siding" } }),

  framing: at("framing"),
  roofing: at("roofing"),
  joists: at("joists"),
  sill: at("sill"),
  framingNewSubtask: at("framing", { name: "Headers" }),
  roofingNewSubtask: at("roofing", { name: "Ridge" }),
  renamedJoists: at("joists", { name: "Joists" }),
  renamedSill: at("sill", { name: "Sill plates" }),

  editedFraming: at("framing", { description: "Two crews", dueDate: "2026-12-01" }),
  editedRoofing: at("roofing", { dueDate: "2026-12-01" }),
  editedJoists: at("joists", { dueDate: "2026-12-01" }),
  editedSill: at("sill", { dueDate: "2026-12-01" }),

  crewsTask: async ({ sql, harlow, mateo, luis }) => {
    const id = await addTask(sql, harlow.id);
    await assignTask(sql, harlow.id, id, mateo.user.id);
    await assignSubtask(sql, harlow.id, await addSubtask(sql, harlow.id, id), luis.user.id);
    return { id };
  },
  nobodysTask: async ({ sql, harlow }) => ({ id: await addTask(sql, harlow.id) }),
  sharedSubtask: async ({ sql, harlow, luis }) => {
    const id = await addSubtask(sql, harlow.id, harlow.framing);
    await assignSubtask(sql, harlow.id, id, luis.user.id);
    return { id };
  },
  subtaskInFraming: async ({ sql, harlow }) => ({ id: await addSubtask(sql, harlow.id, harlow.framing) }),
  subtaskInRoofing: async ({ sql, harlow }) => ({ id: await addSubtask(sql, harlow.id, harlow.roofing) }),
  renamedCompleted: async ({ sql, harlow }) => {
    const id = await addSubtask(sql, harlow.id, harlow.framing);
    await sql.query("UPDATE subtasks SET is_completed = true, completed_at = now() WHERE id = $1", [id]);
    return { id, body: { name: "Too late" } };
  },

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
  framingAndMateo: ({ harlow, mateo }) => ({ id: harlow.framing, body: { userId: mateo.user.id } }),
  framingAndMei: ({ harlow, mei }) => ({ id: harlow.framing, body: { userId: mei.user.id } }),
  joistsAndMei: ({ harlow, mei }) => ({ id: harlow.joists, body: { userId: mei.user.id } }),
  framingAndMember: withMember("framing"),
  roofingAndMember: withMember("roofing"),
  joistsAndMember: withMember("joists"),
  sillAndMember: withMember("sill"),
  assigneeOfFraming: async (cast) => {
    const userId = await newMember(cast);
    await assignTask(cast.sql, cast.harlow.id, cast.harlow.framing, userId);
    return { id: cast.harlow.framing, userId };
  },
  assigneeOfJoists: async (cast) => {
    const userId = await newMember(cast);
    await assignSubtask(cast.sql, cast.harlow.id, cast.harlow.joists, userId);
    return { id: cast.harlow.joists, userId };
  },
  oneselfInFraming: ({ harlow }, { id: userId }) => ({ id: harlow.framing, userId }),
  oneselfInJoists: ({ harlow }, { id: userId }) => ({ id: harlow.joists, userId }),

  ...moves("toTask", ({ harlow }) => ({ taskId: harlow.roofing })),
  ...moves("toSubtask", ({ harlow }) => ({ subtaskId: harlow.sill })),
  toTaskToMillLane: moved(
    () => ({}),
    ({ mill }) => ({ taskId: mill.wiring }),
  ),
  toSubtaskToMillLane: moved(
    () => ({}),
    ({ mill }) => ({ subtaskId: mill.wiring }),
  ),
  outOfFraming: moved(
    ({ framing }) => ({ taskId: framing }),
    () => ({ taskId: null }),
  ),
};

function at(place: Place, body?: object): Target {
  return ({ harlow }) => ({ id: harlow[place], body });
}

function withMember(place: Place): Target {
  return async (cast) => ({ id: cast.harlow[place], body: { userId: await newMember(cast) } });
}

/** A worker of Harlow Street without an assignment. */
async function newMember({ sql, harlow }: Cast): Promise<string> {
  const { id } = await addUser(sql);
  await addMember(sql, harlow.id, id);
  return id;
}

/** A completed project of a business without a plan, with the same people as Harlow Street. */
async function completedUnpaid({ sql, rosa, dale, nadia, mateo, june, luis, sol }: Cast): Promise<string> {
  const business = await addBusiness(sql, rosa.user.id);
  for (const { user } of [dale, nadia]) await addAdmin(sql, business, user.id);
  const id = await addProject(sql, business, { status: "completed" });
  await addMember(sql, id, dale.user.id, "owner");
  for (const { user } of [mateo, june, luis, sol]) await addMember(sql, id, user.id);
  return id;
}

/** Moves of Rosa's update from each place, and of the asker's own update out of Roofing, which workers do not see. */
function moves(name: string, to: (cast: Cast) => object): Record<string, Target> {
  return {
    [`${name}FromNoTask`]: moved(() => ({}), to),
    [`${name}FromFraming`]: moved(({ framing }) => ({ taskId: framing }), to),
    [`${name}FromJoists`]: moved(({ framing, joists }) => ({ taskId: framing, subtaskId: joists }), to),
    [`${name}OwnFromRoofing`]: moved(({ roofing }) => ({ taskId: roofing }), to, "own"),
  };
}

function moved(
  from: (site: Site) => object,
  to: (cast: Cast) => object,
  author: "rosa" | "own" = "rosa",
): Target {
  return async (cast, { id, kind }) => {
    const authorId = author === "rosa" || kind === "visitor" ? cast.rosa.user.id : id;
    const update = { projectId: cast.harlow.id, authorId, ...from(cast.harlow) };
    return { id: await addUpdate(cast.sql, update), body: to(cast) };
  };
}
