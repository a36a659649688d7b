import { randomUUID } from "node:crypto";
import { AUDIO_TARGETS } from "./audio-targets";
import { CHAT_TARGETS } from "./chat-matrix";
import { TASK_TARGETS } from "./task-targets";
import { TRANSCRIPTION_TARGETS } from "./transcription-targets";
import { HELP_TARGETS } from "./help-matrix";
import { KICKOFF_TARGETS } from "./kickoff-matrix";
import { OPERATOR_TARGETS } from "./operator-matrix";
import { REPORTS_TARGETS } from "./reports-matrix";
import { TRANSLATION_TARGETS } from "./translation-targets";
import {
  addAdmin,
  addBusiness,
  addCode,
  addComment,
  addInvitation,
  addMember,
  addProject,
  addUpdate,
  addUser,
} from "@/sandbox/database/rows";
import type { Cast, Kind, Site } from "@/sandbox/fixtures/cast";
import type { TestUser } from "@/sandbox/http/http-client";

/** The person who makes the call. A visitor has an id and an address that no account has. */
export type Asker = Omit<TestUser, "createdAt"> & { kind: Kind };

/** The parameters of a call's path, its query and its body. */
export interface Filled {
  id?: string;
  userId?: string;
  invitationId?: string;
  code?: string;
  token?: string;
  n?: string;
  reportId?: string;
  sentence?: string;
  unknown?: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

export type Target = (cast: Cast, asker: Asker) => Filled | Promise<Filled>;
type UpdatePermission = "owner_only" | "owner_admin" | "all_contributors";

/** The targets of the permission matrix's calls, by name. What a successful call would use up is created for each call. */
export const TARGETS: Record<string, Target> = {
  newcomer: () => ({ body: { name: "New", email: `${randomUUID()}@example.com`, password: "secret!" } }),
  rosaLogsIn: ({ rosa }) => ({ body: { email: rosa.user.email, password: rosa.user.password } }),
  ownAccount: (_, { email, password }) => ({ body: { email, password } }),
  ownProfile: (_, { name, email }) => ({ body: { name, email } }),
  preferences: () => ({ body: { language: "en", timeZone: null } }),
  ownPassword: (_, { password }) => ({
    body: { currentPassword: password, newPassword: password, confirmPassword: password },
  }),
  guessedPassword: () => ({
    body: { currentPassword: "a guess", newPassword: "12345678", confirmPassword: "12345678" },
  }),
  unknownAddress: () => ({ body: { email: "nobody@example.com" } }),
  guessedToken: () => ({ body: { token: "a guess", newPassword: "12345678", confirmPassword: "12345678" } }),

  ortizInBody: ({ ortiz }) => ({ body: { businessId: ortiz } }),
  juneInBody: ({ june }) => ({ body: { userId: june.user.id } }),
  solInBody: ({ sol }) => ({ body: { userId: sol.user.id } }),

  ortiz: ({ ortiz }) => ({ id: ortiz }),
  newBusiness: () => ({ body: { name: "One More" } }),
  renamedOrtiz: ({ ortiz }) => ({ id: ortiz, body: { name: "Ortiz Framing" } }),
  somebodyForOrtiz: async ({ sql, ortiz }) => ({ id: ortiz, body: { email: (await addUser(sql)).email } }),
  nobodyForOrtiz: ({ ortiz }) => ({ id: ortiz, body: { email: `${randomUUID()}@example.com` } }),
  candidateForOrtiz: ({ ortiz, june }) => ({ id: ortiz, query: { email: june.user.email } }),
  invitationOfOrtiz: async ({ sql, ortiz }) => {
    const { id: invitationId } = await addInvitation(sql, ortiz, `${randomUUID()}@example.com`);
    return { id: ortiz, invitationId };
  },
  invitationOfSomebody: async ({ sql, ortiz }) => addInvitation(sql, ortiz, `${randomUUID()}@example.com`),
  ownInvitation: async ({ sql, rosa }, { email }) =>
    addInvitation(sql, await addBusiness(sql, rosa.user.id), email),
  anotherAdmin: async ({ sql, ortiz }) => {
    const { id: userId } = await addUser(sql);
    await addAdmin(sql, ortiz, userId);
    return { id: ortiz, userId };
  },
  oneselfAsAdmin: async ({ sql, rosa }, { id: userId, kind }) => {
    const id = await addBusiness(sql, rosa.user.id);
    if (kind === "projectOwner" || kind === "admin") await addAdmin(sql, id, userId);
    return { id, userId };
  },

  projectOfOrtiz: ({ ortiz }) => ({ body: { name: "New", businessId: ortiz } }),
  unpaidBusiness: async ({ sql, rosa, dale, nadia }) => {
    const businessId = await addBusiness(sql, rosa.user.id);
    for (const { user } of [dale, nadia]) await addAdmin(sql, businessId, user.id);
    return { body: { name: "New", businessId } };
  },
  planWish: async ({ sql, rosa, dale, nadia }) => {
    const businessId = await addBusiness(sql, rosa.user.id);
    for (const { user } of [dale, nadia]) await addAdmin(sql, businessId, user.id);
    return { body: { businessId, plan: "monthly", newPlan: "yearly" } };
  },
  harlow: ({ harlow }) => ({ id: harlow.id }),
  depot: ({ depot }) => ({ id: depot }),
  mill: ({ mill }) => ({ id: mill.id }),
  theOwner: ({ harlow, dale }) => ({ id: harlow.id, userId: dale.user.id }),
  anotherMember: async ({ sql, harlow }) => {
    const { id: userId } = await addUser(sql);
    await addMember(sql, harlow.id, userId);
    return { id: harlow.id, userId };
  },
  oneselfAsMember: async ({ sql, ortiz }, { id: userId, kind }) => {
    const id = await addProject(sql, ortiz);
    if (isWorker(kind)) await addMember(sql, id, userId);
    if (kind === "projectOwner") await addMember(sql, id, userId, "owner");
    return { id, userId };
  },
  harlowTwoCodes: ({ harlow }) => ({ id: harlow.id, body: { count: 2 } }),
  codeOfHarlow: async ({ sql, harlow }) => ({ code: await addCode(sql, harlow.id) }),
  codeElsewhere: async ({ sql, ortiz }) => {
    const connectCode = await addCode(sql, await addProject(sql, ortiz));
    return { body: { connectCode } };
  },
  codeOfOwnProject: async ({ sql, ortiz }, { id, kind }) => {
    const project = await addProject(sql, ortiz);
    if (kind !== "visitor") await addMember(sql, project, id);
    return { body: { connectCode: await addCode(sql, project) } };
  },

  post: posted("all_contributors"),
  postInFraming: posted("all_contributors", ({ framing }) => ({ taskId: framing })),
  postInJoists: posted("all_contributors", ({ joists }) => ({ subtaskId: joists })),
  postInSill: posted("all_contributors", ({ sill }) => ({ subtaskId: sill })),
  postInRoofing: posted("all_contributors", ({ roofing }) => ({ taskId: roofing })),
  managersPost: posted("owner_admin"),
  managersPostInFraming: posted("owner_admin", ({ framing }) => ({ taskId: framing })),
  ownersPost: posted("owner_only"),
  ownersPostInFraming: posted("owner_only", ({ framing }) => ({ taskId: framing })),
  ownersPostInJoists: posted("owner_only", ({ joists }) => ({ subtaskId: joists })),
  postInForeignTask: ({ harlow, mill }) => ({
    id: harlow.id,
    body: { content: "Wires", taskId: mill.wiring },
  }),

  ownUpdate: (cast, asker) => ownUpdate(cast, asker, null),
  ownUpdateInRoofing: (cast, asker) => ownUpdate(cast, asker, cast.harlow.roofing),
  solsUpdate: solsUpdate("unassigned"),
  solsInFraming: solsUpdate("framing"),
  solsInJoists: solsUpdate("joists"),
  solsInRoofing: solsUpdate("roofing"),
  ownComment: (cast, asker) => comment(cast, cast.harlow.updates.unassigned, authorOf(cast, asker)),
  ownCommentInRoofing: (cast, asker) => comment(cast, cast.harlow.updates.roofing, authorOf(cast, asker)),
  commentOnOwnInRoofing: async (cast, asker) =>
    comment(cast, (await ownUpdate(cast, asker, cast.harlow.roofing)).id, cast.sol.user.id),
  commentInNoTask: solsComment("unassigned"),
  commentInRoofing: solsComment("roofing"),
  updateOfRemy: ({ remyUpdate }) => ({ id: remyUpdate, body: { content: "Well done" } }),
  updateInNoTask: update("unassigned"),
  updateInFraming: update("framing"),
  updateInJoists: update("joists"),
  updateInSill: update("sill"),
  updateInRoofing: update("roofing"),
  ...TASK_TARGETS,
  ...TRANSCRIPTION_TARGETS,
  ...HELP_TARGETS,
  ...KICKOFF_TARGETS,
  ...OPERATOR_TARGETS,
  ...REPORTS_TARGETS,
  ...TRANSLATION_TARGETS,
  ...AUDIO_TARGETS,
  ...CHAT_TARGETS,
};

/** Sets who may post in Harlow Street. */
export async function setPolicy({ sql, harlow }: Cast, policy: UpdatePermission): Promise<void> {
  await sql.query("UPDATE projects SET update_permission = $2 WHERE id = $1", [harlow.id, policy]);
}

function posted(policy: UpdatePermission, place: (site: Site) => object = () => ({})): Target {
  return async (cast) => {
    await setPolicy(cast, policy);
    return { id: cast.harlow.id, body: { content: "Walls are up", ...place(cast.harlow) } };
  };
}

/** An update written by the asker, even if they have left the project or never were in it. */
async function ownUpdate(cast: Cast, asker: Asker, taskId: string | null) {
  const update = { projectId: cast.harlow.id, taskId, authorId: authorOf(cast, asker) };
  return { id: await addUpdate(cast.sql, update), body: { content: "Better said" } };
}

function authorOf({ june }: Cast, { id, kind }: Asker): string {
  return kind === "visitor" ? june.user.id : id;
}

/** An update by Sol, whose account is suspended: nobody's own. */
function solsUpdate(place: keyof Site["updates"]): Target {
  return async ({ sql, harlow, sol }) => {
    const { rows } = await sql.query<{ task: string | null; subtask: string | null }>(
      "SELECT task_id AS task, subtask_id AS subtask FROM updates WHERE id = $1",
      [harlow.updates[place]],
    );
    const at = { taskId: rows[0]?.task ?? null, subtaskId: rows[0]?.subtask ?? null };
    return { id: await addUpdate(sql, { projectId: harlow.id, authorId: sol.user.id, ...at }) };
  };
}

function solsComment(place: keyof Site["updates"]): Target {
  return (cast) => comment(cast, cast.harlow.updates[place], cast.sol.user.id);
}

async function comment({ sql }: Cast, updateId: string, authorId: string) {
  return { id: await addComment(sql, updateId, authorId) };
}

function update(place: keyof Site["updates"]): Target {
  return ({ harlow }) => ({ id: harlow.updates[place], body: { content: "Well done" } });
}

function isWorker(kind: Kind): boolean {
  return ["assigned", "unassigned", "subtaskOnly", "suspended"].includes(kind);
}
