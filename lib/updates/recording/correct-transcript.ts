import { findUpdate } from "../queries";
import type { UpdateView } from "../view";
import { voiceUpdates } from "./voice-updates";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { correctRecording } from "@/lib/recordings/correct/correct-recording";
import type { CorrectTranscriptInput } from "@/lib/recordings/schema";
import { AppError } from "@/lib/shared/errors";

/**
 * Replaces the transcript of the actor's own recording. The earlier transcript is kept as a revision, its translations are
 * deleted and made again, and the content is recomposed unless somebody edited it. Throws conflict for an update that is
 * withdrawn or has no recording.
 */
export async function correctTranscript(
  actor: Actor,
  { id, transcript }: CorrectTranscriptInput,
): Promise<UpdateView> {
  return transaction(async (tx) => {
    const { update, project } = await authorize(actor, "update:edit", { updateId: id });
    const isChanged = await correctRecording(tx, voiceUpdates, { id: update.id, transcript, by: actor.id });
    if (isChanged === null) throw await refusalOf(actor, id);
    const corrected = await findUpdate(actor, id);
    if (!isChanged) return corrected;
    const { taskId, subtaskId, authorId } = corrected;
    const place = { taskId, subtaskId, authorId };
    const entity = { id, projectId: project.id, before: place, after: place };
    await record(tx, { by: actor, type: "update.transcript-corrected", ...entity });
    return corrected;
  });
}

async function refusalOf(actor: Actor, id: string): Promise<AppError> {
  const { withdrawnAt } = await findUpdate(actor, id);
  return new AppError("conflict", { key: withdrawnAt ? "updateWithdrawn" : "noRecording" });
}
