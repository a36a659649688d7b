import { lockUpdate } from "./publish-transcript";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { isAiConfigured } from "@/lib/ai/client";
import { enqueue } from "@/lib/events/jobs";
import { record } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";
import { AppError } from "@/lib/shared/errors";
import { findUpdate } from "@/lib/updates/queries";
import type { UpdateParams } from "@/lib/updates/schema";
import type { UpdateView } from "@/lib/updates/view";

/**
 * Requests another transcription of a recording that failed, or in which no words were heard; for its author and managers.
 * Throws conflict in any other state, not_configured.
 */
export async function transcribeAgain(actor: Actor, { id }: UpdateParams): Promise<UpdateView> {
  return transaction(async (tx) => {
    const { update, project } = await authorize(actor, "update:transcribe", { updateId: id });
    const locked = await lockUpdate(tx, update.id);
    if (locked?.audioState !== "failed" && locked?.audioState !== "unheard")
      throw new AppError("conflict", { key: "notToTranscribe" });
    if (!isAiConfigured()) throw new AppError("not_configured");
    await spend("ai", actor.id);
    await forget(tx, update.id);
    await enqueue(tx, "audio.transcribe", { updateId: update.id });
    const view = await findUpdate(actor, update.id);
    const { taskId, subtaskId, authorId } = locked;
    const place = { taskId, subtaskId, authorId };
    const entity = { id: update.id, projectId: project.id, before: place, after: place };
    const change = Prisma.sql`UPDATE updates SET audio_state = 'pending', segments = NULL WHERE id = ${update.id}::uuid`;
    await record(tx, { by: actor, type: "update.transcription-requested", ...entity, change });
    return { ...view, audioState: "pending" };
  });
}

/** Deletes the result, and stores that somebody asked for another attempt. */
async function forget(tx: Tx, updateId: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO transcriptions (upload_id, requested_at) SELECT id, now() FROM uploads WHERE update_id = ${updateId}::uuid
    ON CONFLICT (upload_id) DO UPDATE
    SET requested_at = now(), heard_at = NULL, segments = NULL, language = NULL, translated_text = NULL, translated_pieces = NULL`);
}
