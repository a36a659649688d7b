import type { Client } from "pg";
import type { LockableRow } from "./lock-probe";
import {
  addAdmin,
  addBusiness,
  addCode,
  addComment,
  addInvitation,
  addMember,
  addPhoto,
  addProject,
  addQuestion,
  addRecording,
  addReport,
  addSubtask,
  addTask,
  addUpdate,
  addVoiceMessage,
  assignSubtask,
  assignTask,
  entitle,
} from "@/sandbox/database/rows";
import type { Cast } from "@/sandbox/fixtures/cast";

/** A business of Rosa's with one project, Dale its admin and the project's owner, Mateo and June its workers. */
export interface LockScene {
  businessId: string;
  projectId: string;
  /** June is assigned to it and to its first subtask. */
  task: string;
  subtasks: [string, string];
  otherTask: string;
  /** Written by June, in the first subtask. */
  update: string;
  /** On that update, by June. */
  comment: string;
  /** On that update, by Mateo, to the managers. */
  question: string;
  /** A voice message to the team, by June. */
  message: string;
  /** June's: the one of that update, and one that is in no update. */
  attached: string;
  recording: string;
  /** June's, of that update. */
  photo: string;
  /** A kept one, by Dale. */
  report: string;
  /** Unused. */
  code: string;
  /** Invites Luis as an admin. */
  invitationId: string;
  token: string;
  /** Every row that a verb may lock, by its role. */
  rows: Record<string, LockableRow>;
}

/** The ids in the path of a call, as they are in a scene: `{id}` by what the path begins with. */
export function idsIn(call: string, on: LockScene): Record<string, string> {
  const named: Record<string, string> = {
    businesses: on.businessId,
    projects: on.projectId,
    tasks: on.task,
    subtasks: on.subtasks[0],
    updates: on.update,
    comments: on.comment,
    messages: on.message,
    photos: on.photo,
    questions: on.question,
  };
  const { invitationId, token, report: reportId } = on;
  const id = named[/\/api\/(\w+)/.exec(call)?.[1] ?? ""];
  return { ...(id && { id }), invitationId, token, reportId, sentence: "0" };
}

/** Creates a new scene, so that a verb's changes do not affect the next one. */
export async function newLockScene(cast: Cast, sql: Client = cast.sql): Promise<LockScene> {
  const { rosa, dale, june, luis } = cast;
  const businessId = await addBusiness(sql, rosa.user.id);
  await entitle(sql, businessId);
  await addAdmin(sql, businessId, dale.user.id);
  const { id: invitationId, token } = await addInvitation(sql, businessId, luis.user.email);
  const project = await newProject(cast, sql, businessId);
  const [task, otherTask] = [await addTask(sql, project), await addTask(sql, project)];
  const subtasks: [string, string] = [
    await addSubtask(sql, project, task),
    await addSubtask(sql, project, task),
  ];
  await assignTask(sql, project, task, june.user.id);
  await assignSubtask(sql, project, subtasks[0], june.user.id);
  const place = { projectId: project, taskId: task, subtaskId: subtasks[0] };
  const update = await addUpdate(sql, { ...place, authorId: june.user.id });
  const comment = await addComment(sql, update, june.user.id);
  const asked = { projectId: project, updateId: update, askerId: cast.mateo.user.id };
  const question = await addQuestion(sql, asked);
  const attached = await addRecording(sql, june.user.id, { updateId: update });
  const photo = await addPhoto(sql, june.user.id, update);
  const message = await addVoiceMessage(sql, { projectId: project, authorId: june.user.id });
  const recording = await addRecording(sql, june.user.id);
  const code = await addCode(sql, project);
  const report = await addReport(sql, project, dale.user.id);
  const written = { update, comment, question, message, attached, recording, photo, report };
  const scene = { businessId, projectId: project, task, subtasks, otherTask, ...written, code };
  return { ...scene, invitationId, token, rows: rowsOf(cast, { ...scene, invitationId }) };
}

async function newProject({ dale, mateo, june }: Cast, sql: Client, businessId: string): Promise<string> {
  const id = await addProject(sql, businessId);
  await addMember(sql, id, dale.user.id, "owner");
  for (const { user } of [mateo, june]) await addMember(sql, id, user.id);
  return id;
}

function rowsOf(
  { dale, mateo, june }: Cast,
  scene: Omit<LockScene, "rows" | "token">,
): Record<string, LockableRow> {
  const { businessId, projectId, task, subtasks, otherTask, code, invitationId } = scene;
  const { update, comment, question, message, attached, recording, photo, report } = scene;
  const row = (table: string, key: Record<string, string>) => ({ table, key });
  const member = (userId: string) => row("project_members", { project_id: projectId, user_id: userId });
  return {
    business: row("businesses", { id: businessId }),
    admin: row("business_admins", { business_id: businessId, user_id: dale.user.id }),
    invitation: row("admin_invitations", { id: invitationId }),
    project: row("projects", { id: projectId }),
    owner: member(dale.user.id),
    worker: member(june.user.id),
    otherWorker: member(mateo.user.id),
    task: row("project_tasks", { id: task }),
    otherTask: row("project_tasks", { id: otherTask }),
    subtask: row("subtasks", { id: subtasks[0] }),
    otherSubtask: row("subtasks", { id: subtasks[1] }),
    assignment: row("task_members", { task_id: task, user_id: june.user.id }),
    subtaskAssignment: row("subtask_members", { subtask_id: subtasks[0], user_id: june.user.id }),
    update: row("updates", { id: update }),
    comment: row("comments", { id: comment }),
    question: row("questions", { id: question }),
    message: row("chat_messages", { id: message }),
    attached: row("uploads", { id: attached }),
    recording: row("uploads", { id: recording }),
    photo: row("uploads", { id: photo }),
    report: row("reports", { id: report }),
    code: row("connect_codes", { code }),
  };
}
