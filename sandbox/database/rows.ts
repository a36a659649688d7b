import { randomBytes, randomUUID } from "node:crypto";
import type { Client } from "pg";
import { hashSecret } from "@/lib/kernel/secrets";
import { newConnectCode } from "@/lib/projects/codes/connect-code";

/*
 * Rows that tests write directly to the database: those that no call creates yet, and throwaway targets by the dozen.
 * Each function returns the new row's id.
 */

async function insert(sql: Client, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, at) => `$${at + 1}`).join(", ");
  await sql.query(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places})`, Object.values(row));
}

/** Writes a row with a new id, and returns that. */
export async function insertNew(sql: Client, table: string, row: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  await insert(sql, table, { id, ...row });
  return id;
}

/** Somebody whose account cannot be signed in to. */
export async function addUser(sql: Client, name = "Somebody Else"): Promise<{ id: string; email: string }> {
  const user = { id: randomUUID(), email: `somebody.${randomBytes(6).toString("hex")}@example.com` };
  await insert(sql, "users", { ...user, name, password_hash: "no password" });
  return user;
}

/** Its owner can invite people by mail. */
export async function addBusiness(sql: Client, ownerId: string, name = "Side Business"): Promise<string> {
  const id = await insertNew(sql, "businesses", { name, owner_id: ownerId });
  await confirmEmail(sql, ownerId);
  return id;
}

/** Confirms somebody's address. */
export async function confirmEmail(sql: Client, userId: string): Promise<void> {
  await sql.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [userId]);
}

/** Gives the business a paid plan, and confirms its owner's address. */
export async function entitle(
  sql: Client,
  businessId: string,
  plan: "monthly" | "yearly" = "yearly",
): Promise<void> {
  const statement =
    "UPDATE businesses SET subscription_status = 'active', subscription_plan = $2 WHERE id = $1 RETURNING owner_id";
  const { rows } = await sql.query<{ owner_id: string }>(statement, [businessId, plan]);
  for (const { owner_id: owner } of rows) await confirmEmail(sql, owner);
}

/** Makes somebody an admin; with `accepted: false` they have not accepted yet. */
export async function addAdmin(
  sql: Client,
  businessId: string,
  userId: string,
  { accepted = true } = {},
): Promise<void> {
  const row = { business_id: businessId, user_id: userId, accepted_at: accepted ? new Date() : null };
  await insert(sql, "business_admins", row);
}

/** A project without members. */
export async function addProject(
  sql: Client,
  businessId: string,
  { name = "Side Project", status = "active", createdAt = new Date() } = {},
): Promise<string> {
  const times = { created_at: createdAt, completed_at: status === "completed" ? new Date() : null };
  return insertNew(sql, "projects", { business_id: businessId, name, status, ...times });
}

export async function addMember(
  sql: Client,
  projectId: string,
  userId: string,
  role: "owner" | "worker" = "worker",
): Promise<void> {
  await insert(sql, "project_members", { project_id: projectId, user_id: userId, role });
}

export function addTask(sql: Client, projectId: string, name = "Framing"): Promise<string> {
  return insertNew(sql, "project_tasks", { project_id: projectId, name });
}

export function addSubtask(sql: Client, projectId: string, taskId: string, name = "Joists"): Promise<string> {
  return insertNew(sql, "subtasks", { project_id: projectId, parent_task_id: taskId, name });
}

/** A subtask that asks for a photo. */
export async function addAskingSubtask(sql: Client, projectId: string, taskId: string): Promise<string> {
  const id = await addSubtask(sql, projectId, taskId);
  await sql.query("UPDATE subtasks SET asks_photo = true WHERE id = $1", [id]);
  return id;
}

export async function assignTask(sql: Client, projectId: string, taskId: string, userId: string) {
  await insert(sql, "task_members", { project_id: projectId, task_id: taskId, user_id: userId });
  await raiseVersion(sql, projectId);
}

export async function assignSubtask(sql: Client, projectId: string, subtaskId: string, userId: string) {
  await insert(sql, "subtask_members", { project_id: projectId, subtask_id: subtaskId, user_id: userId });
  await raiseVersion(sql, projectId);
}

/** What the event of a verb does: nobody is answered with what was kept before. */
export async function raiseVersion(sql: Client, projectId: string): Promise<void> {
  await sql.query("SELECT raise_project_versions(ARRAY[$1]::uuid[])", [projectId]);
}

interface NewUpdate {
  projectId: string;
  authorId: string;
  taskId?: string | null;
  subtaskId?: string | null;
  content?: string;
  createdAt?: Date;
}

/** An update with the project's next event number. */
export async function addUpdate(sql: Client, update: NewUpdate): Promise<string> {
  const { projectId, authorId, taskId = null, subtaskId = null, content = "Done", createdAt } = update;
  const seq = await bump(sql, projectId);
  const place = { project_id: projectId, task_id: taskId, subtask_id: subtaskId };
  const written = { author_id: authorId, content, seq, created_at: createdAt ?? new Date() };
  return insertNew(sql, "updates", { ...place, ...written });
}

interface NewMessage {
  projectId: string;
  authorId: string;
  recipientId?: string | null;
  content?: string;
}

/** A message to the team or to one person. */
export function addMessage(sql: Client, message: NewMessage): Promise<string> {
  const { projectId, authorId, recipientId = null, content = "The trench is open." } = message;
  const people = { author_id: authorId, recipient_id: recipientId };
  return insertNew(sql, "chat_messages", { project_id: projectId, ...people, content });
}

/** A voice message to the team or to one person, whose recording nobody could transcribe. */
export async function addVoiceMessage(sql: Client, message: Omit<NewMessage, "content">): Promise<string> {
  const id = await addMessage(sql, { ...message, content: "Audio message" });
  await addRecording(sql, message.authorId, { messageId: id, state: "failed" });
  return id;
}

/** A complete recording without bytes, of which nobody knows the words; attached to the update or message if one is given. */
export async function addRecording(
  sql: Client,
  userId: string,
  {
    updateId = null,
    messageId = null,
    state = updateId || messageId ? "failed" : null,
  }: { updateId?: string | null; messageId?: string | null; state?: string | null } = {},
): Promise<string> {
  const of = { user_id: userId, update_id: updateId, message_id: messageId };
  const id = await addUpload(sql, { ...of, content_type: "audio/webm" });
  await insert(sql, "recordings", { upload_id: id, state });
  return id;
}

/** A complete file without bytes. */
function addUpload(sql: Client, fields: Record<string, unknown>): Promise<string> {
  const stored = { state: "complete", size: 1, sha256: "hash", blob_key: randomUUID() };
  return insertNew(sql, "uploads", { ...stored, completed_at: new Date(), ...fields });
}

/** A photo of an update, or that can still be posted; without bytes. */
export async function addPhoto(sql: Client, userId: string, updateId: string | null = null): Promise<string> {
  const of = { user_id: userId, update_id: updateId, position: updateId && 0 };
  const id = await addUpload(sql, { ...of, kind: "photo", content_type: "image/jpeg" });
  const kept = { width: 4, height: 3, bytes: 1, thumb_hash: "hash", shown_at: updateId && new Date() };
  const statement = "SELECT project_id FROM updates WHERE id = $1";
  const { rows } = await sql.query<{ project_id: string }>(statement, [updateId]);
  await insert(sql, "photos", {
    upload_id: id,
    ...kept,
    project_id: rows[0]?.project_id,
    update_id: updateId,
  });
  return id;
}

/** A comment on the update. */
export function addComment(sql: Client, updateId: string, authorId: string): Promise<string> {
  return insertNew(sql, "comments", { update_id: updateId, author_id: authorId, content: "Fine" });
}

interface NewQuestion {
  projectId: string;
  updateId: string;
  askerId: string;
  toId?: string | null;
}

/** A comment on the update that asks somebody, or without anybody all who manage the project. */
export async function addQuestion(sql: Client, question: NewQuestion): Promise<string> {
  const { projectId, updateId, askerId, toId = null } = question;
  const commentId = await addComment(sql, updateId, askerId);
  await sql.query("UPDATE comments SET asks = true WHERE id = $1", [commentId]);
  const of = { project_id: projectId, update_id: updateId, comment_id: commentId };
  return insertNew(sql, "questions", { ...of, asker_id: askerId, to_id: toId });
}

/** Spanish of an English text, another one each time; as lib/translation/making/claims.ts stores it: claimed first, then made. */
export async function addTranslation(
  sql: Client,
  projectId: string,
  { type, id }: { type: "update" | "comment"; id: string },
): Promise<void> {
  await sql.query(
    `INSERT INTO translations (id, subject_type, subject_id, project_id, source_hash, from_language, to_language, claim_id, claimed_until)
     SELECT gen_random_uuid(), $1, id, $2::uuid, text_version, 'en', 'es', gen_random_uuid(), now() FROM ${type}s WHERE id = $3
     ON CONFLICT DO NOTHING`,
    [type, projectId, id],
  );
  await sql.query(
    "UPDATE translations SET claim_id = NULL, claimed_until = NULL, content = 'Listo ' || gen_random_uuid() WHERE subject_id = $1 AND to_language = 'es'",
    [id],
  );
}

async function bump(sql: Client, projectId: string): Promise<number> {
  const statement = "UPDATE projects SET event_seq = event_seq + 1 WHERE id = $1 RETURNING event_seq";
  const { rows } = await sql.query<{ event_seq: number }>(statement, [projectId]);
  return rows[0]?.event_seq ?? 0;
}

interface NewCode {
  expiresAt?: Date;
  usedAt?: Date;
}

/** A connect code, valid for a day by default; returns the code itself. */
export async function addCode(
  sql: Client,
  projectId: string,
  { expiresAt = new Date(Date.now() + 86_400_000), usedAt }: NewCode = {},
): Promise<string> {
  const code = newConnectCode();
  const row = { id: randomUUID(), project_id: projectId, code, expires_at: expiresAt };
  await insert(sql, "connect_codes", { ...row, used_at: usedAt ?? null });
  return code;
}

interface NewInvitation {
  expiresAt?: Date;
  acceptedAt?: Date;
}

/** An invitation, valid for a day by default, with the token of its link; sends no mail. */
export async function addInvitation(
  sql: Client,
  businessId: string,
  email: string,
  { expiresAt = new Date(Date.now() + 86_400_000), acceptedAt }: NewInvitation = {},
): Promise<{ id: string; token: string }> {
  const invitation = { id: randomUUID(), token: randomBytes(32).toString("base64url") };
  const row = { business_id: businessId, email, expires_at: expiresAt, accepted_at: acceptedAt ?? null };
  await insert(sql, "admin_invitations", { ...row, id: invitation.id, token: hashSecret(invitation.token) });
  return invitation;
}

const WITHHELD = { at: 0, section: "done", text: "Ask Bob.", sources: [], doubts: [] };

/** A kept report for a customer, whose only sentence is withheld. */
export async function addReport(sql: Client, projectId: string, authorId: string): Promise<string> {
  const id = randomUUID();
  const body = {
    projectName: "Harlow",
    businessName: "Ortiz",
    period: null,
    progressPercentage: 0,
    dueDate: null,
  };
  await sql.query(
    `INSERT INTO reports (id, project_id, author_id, report_type, language, time_zone, includes_names, folder_selection,
       folders_included, updates_included, dropped_statements, withheld_statements, content, body, prompt_version)
     VALUES ($1, $2, $3, 'customer', 'en', 'UTC', true, '{unorganized}', 1, 0, 0, 1, 'Nothing yet.', $4, 'report-1')`,
    [id, projectId, authorId, { ...body, folders: [], sections: [], withheld: [WITHHELD], sources: [] }],
  );
  return id;
}

/** How many rows of a table match the condition. */
export async function countRows(sql: Client, table: string, where: Record<string, unknown>): Promise<number> {
  const conditions = Object.keys(where).map((column, at) => `${column} = $${at + 1}`);
  const statement = `SELECT count(*)::int AS n FROM ${table} WHERE ${conditions.join(" AND ")}`;
  const { rows } = await sql.query<{ n: number }>(statement, Object.values(where));
  return rows[0]?.n ?? 0;
}
