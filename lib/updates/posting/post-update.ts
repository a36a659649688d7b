import { composeContent } from "../recording/compose-content";
import type { PostUpdateInput } from "../schema";
import { authorRoleOf, type UpdateView } from "../view";
import { capturedAtForView } from "./captured-at-for-view";
import type { Actor } from "@/lib/access/actor";
import { authorize, authorizeWithin, type ProjectScope } from "@/lib/access/authorize";
import { shareBusiness } from "@/lib/access/lock-order";
import { roleOf } from "@/lib/access/policy";
import { EVENT_SEQ, record } from "@/lib/events/record";
import { attachFiles, type Files } from "@/lib/files/kinds";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { languageToStore } from "@/lib/language/stored-language";
import { withTyped } from "@/lib/recordings/attach/read-recordings";
import { describeSoon } from "@/lib/photos/describe/describe-photos";
import { invalid } from "@/lib/shared/errors";
import { completeOpen } from "@/lib/tasks/complete-subtask";
import { lockDestination, type PlaceNames } from "@/lib/tasks/lock-place";
import { translateSoon } from "@/lib/translation/translate-soon";

/**
 * Posts an update into the project, a task or a subtask. Update, log and event are one statement, so that the update carries
 * the event's number from the start. With `completesSubtask` its subtask is completed in the same transaction: neither a tick without
 * its photo nor a photo without its tick can arrive, and one key repeats both. Throws validation_failed when the place is not in the project or not visible, forbidden
 * when the project's policy does not let the actor post, conflict when its
 * subtask still lacks a photo.
 */
export async function postUpdate(actor: Actor, input: PostUpdateInput): Promise<UpdateView> {
  return transaction(async (tx) => {
    if (input.completesSubtask) await shareBusiness(tx, actor, "project:see", { projectId: input.id });
    const scope = await authorizePlace(actor, input);
    const { taskId, subtaskId, project, business } = scope;
    const id = newId();
    const names = await lockPlace(tx, scope);
    const files = await attachFiles(
      tx,
      actor,
      { holder: { updateId: id }, business, projectId: project.id },
      input,
    );
    const content = contentOf(input);
    const written = languageToStore([content], actor.reads);
    const language = files.audioUrl ? files.language : written;
    const beside = withTyped({ ...files, content }, written);
    const update = newUpdate(actor, scope, { id, ...names, ...files, ...beside, content, language });
    const completes = input.completesSubtask && (await completePlace(tx, scope, update));
    // A recording is translated once it is heard.
    if (!update.audioUrl || update.typed)
      await translateSoon({ tx, actor, business }, { type: "update", id, texts: [update.content] });
    await describeSoon(tx, { updateId: id, businessId: business.id }, files.photos);
    const after = { taskId, subtaskId, authorId: actor.id };
    const entity = { id: update.id, projectId: project.id, after, change: insertUpdate(update, input) };
    const seq = await record(tx, { by: actor, type: "update.posted", ...entity });
    if (completes) await record(tx, { by: actor, type: "subtask.completed", ...completes });
    return { ...update, capturedAt: capturedAtForView(input, update), seq };
  });
}

/** Where the update goes: the subtask, the task or the project, each authorized as such. */
async function authorizePlace(
  actor: Actor,
  { id: projectId, taskId, subtaskId }: PostUpdateInput,
): Promise<ProjectScope> {
  const target = subtaskId ? { subtaskId } : taskId ? { taskId } : null;
  if (!target) return authorize(actor, "update:post", { projectId });
  const { project } = await authorize(actor, "project:see", { projectId });
  const path = subtaskId ? "subtaskId" : "taskId";
  const scope = await authorizeWithin(actor, "update:post", target, { projectId: project.id, path });
  if (taskId && scope.taskId !== taskId) throw invalid("taskId", "unknown");
  return scope;
}

/** Keeps the place until the commit, and reads its names. A task that was just deleted is refused like any unknown id. */
async function lockPlace(tx: Tx, { taskId, subtaskId }: ProjectScope): Promise<PlaceNames | typeof NO_TASK> {
  if (!taskId) return NO_TASK;
  const names = await lockDestination(tx, { taskId, subtaskId });
  if (!names) throw invalid(subtaskId ? "subtaskId" : "taskId", "unknown");
  return names;
}

/** Completes the subtask of an update that is about to be posted; resolves with what to record, null where it already was completed. */
async function completePlace(
  tx: Tx,
  { project, taskId, subtaskId, level }: ProjectScope,
  { createdAt, photos }: NewUpdate,
) {
  if (!taskId || !subtaskId) return null;
  const at = new Date(createdAt);
  const wasOpen = await completeOpen(tx, { subtaskId, level, at, hasPhoto: photos.length > 0 });
  return wasOpen ? { id: subtaskId, projectId: project.id, after: { taskId, subtaskId } } : null;
}

const NO_TASK = { taskName: null, subtaskName: null };

/** What an update says: a recording needs no words of its own, and photos need none at all. */
function contentOf({ content, audioUrl, transcript }: PostUpdateInput): string {
  if (!audioUrl) return content ?? "";
  return content ?? composeContent({ transcript: transcript ?? null, language: null, translatedText: null });
}

type NewUpdate = Omit<UpdateView, "seq" | "capturedAt">;
/** Its id, what it says, and the names of its place. */
type UpdateFields = Pick<NewUpdate, "id" | "content" | "taskName" | "subtaskName" | "typed"> & Files;

function newUpdate(
  actor: Actor,
  { project, taskId, subtaskId, standing }: ProjectScope,
  fields: UpdateFields,
): NewUpdate {
  const role = roleOf(standing);
  return {
    projectId: project.id,
    taskId,
    subtaskId,
    authorId: actor.id,
    ...fields,
    createdAt: new Date().toISOString(),
    editedAt: null,
    withdrawnAt: null,
    withdrawnBy: null,
    author: { name: actor.name, role },
    authorRole: authorRoleOf(role),
    isNew: false,
  };
}

function insertUpdate(update: NewUpdate, { capturedAt }: PostUpdateInput): Prisma.Sql {
  const { id, projectId, taskId, subtaskId, authorId, content, typed, createdAt } = update;
  // A recording has its own.
  const language = update.audioUrl === null ? update.language : (typed?.language ?? null);
  const recordingMs = update.audioUrl === null ? null : (update.audioDurationMs ?? 0);
  return Prisma.sql`
    INSERT INTO updates (id, project_id, task_id, subtask_id, author_id, content, language, recording_ms, captured_at, created_at, seq)
    VALUES (${id}::uuid, ${projectId}::uuid, ${taskId}::uuid, ${subtaskId}::uuid, ${authorId}::uuid, ${content},
            ${language}, ${recordingMs}::int, ${capturedAt}::timestamptz, ${createdAt}::timestamptz, ${EVENT_SEQ})`;
}
