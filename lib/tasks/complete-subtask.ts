import { HAS_PHOTO } from "./asked-photo";
import { findSubtask } from "./queries";
import type { SubtaskView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { atLeast, type Level } from "@/lib/access/policy";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { conflict, notFound } from "@/lib/shared/errors";

/**
 * Completes a subtask that the actor sees. A second call changes nothing, and it cannot be undone. Throws conflict below owner level
 * for one that asks for a photo and has none.
 */
export async function completeSubtask(actor: Actor, { id }: { id: string }): Promise<SubtaskView> {
  return whileAuthorized(actor, "subtask:complete", { subtaskId: id }, async (scope) => {
    const { tx, taskId, subtaskId, level, record } = scope;
    const wasOpen = await completeOpen(tx, { subtaskId, level, at: new Date() });
    const subtask = await findSubtask(actor, level, subtaskId);
    if (wasOpen) await record({ type: "subtask.completed", id: subtaskId, after: { taskId, subtaskId } });
    return subtask;
  });
}

interface Completion {
  subtaskId: string;
  /** Of who completes it. */
  level: Level;
  at: Date;
  /** Whether an update with a photo is about to be posted in it. */
  hasPhoto?: boolean;
}

/** Completes a subtask and locks it until the commit; resolves with whether it was open. Throws the same conflict. */
export async function completeOpen(
  tx: Tx,
  { subtaskId, level, at, hasPhoto = false }: Completion,
): Promise<boolean> {
  const needsNone = hasPhoto || atLeast(level, "owner");
  const completed = await tx.$executeRaw(Prisma.sql`
    UPDATE subtasks s SET is_completed = true, completed_at = ${at}::timestamptz
    WHERE s.id = ${subtaskId}::uuid AND NOT s.is_completed AND (${needsNone} OR NOT s.asks_photo OR ${HAS_PHOTO})`);
  if (completed === 1) return true;
  const left = await tx.subtask.findUnique({ where: { id: subtaskId }, select: { isCompleted: true } });
  if (!left) throw notFound();
  if (!left.isCompleted) throw conflict("subtaskAsksPhoto");
  return false;
}
