import type { Item } from "./schema";
import { record } from "@/lib/events/record";
import { db, Prisma } from "@/lib/kernel/db";

interface Place {
  taskId: string | null;
  subtaskId: string | null;
  authorId: string;
  updateId: string;
}

/** Announces a new translation to open pages. Does nothing for a text that was deleted meanwhile. */
export async function announceTranslation({ type, id }: Item, projectId: string): Promise<void> {
  const what = { by: null, id, projectId };
  const tx = db();
  switch (type) {
    case "project":
      await record(tx, { ...what, type: "project.translated" });
      return;
    case "task":
      await record(tx, { ...what, type: "task.translated", after: { taskId: id } });
      return;
    case "subtask":
      return announceSubtask(what);
    case "update":
    case "comment":
      return announceUpdate(what, type);
    case "message":
      return announceMessage(what);
  }
}

interface What {
  by: null;
  id: string;
  projectId: string;
}

async function announceSubtask(what: What): Promise<void> {
  const subtask = await db().subtask.findUnique({ where: { id: what.id }, select: { parentTaskId: true } });
  if (!subtask) return;
  const after = { taskId: subtask.parentTaskId, subtaskId: what.id };
  await record(db(), { ...what, type: "subtask.translated", after });
}

async function announceMessage(what: What): Promise<void> {
  const select = { recipientId: true, authorId: true } as const;
  const after = await db().chatMessage.findUnique({ where: { id: what.id }, select });
  if (after) await record(db(), { ...what, type: "message.translated", after });
}

async function announceUpdate(what: What, type: "update" | "comment"): Promise<void> {
  const isIt =
    type === "update"
      ? Prisma.sql`u.id = ${what.id}::uuid`
      : Prisma.sql`u.id = (SELECT update_id FROM comments WHERE id = ${what.id}::uuid)`;
  const [place] = await db().$queryRaw<Place[]>(Prisma.sql`
    SELECT u.task_id AS "taskId", u.subtask_id AS "subtaskId", u.author_id AS "authorId", u.id AS "updateId"
    FROM updates u WHERE ${isIt}`);
  if (!place) return;
  const { updateId, ...after } = place;
  if (type === "update") await record(db(), { ...what, type: "update.translated", after });
  else await record(db(), { ...what, type: "comment.translated", after: { ...after, updateId } });
}
