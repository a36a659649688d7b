import { findUpdate } from "../queries";
import type { UpdateView } from "../view";
import { voiceUpdates } from "./voice-updates";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { requestTranscription } from "@/lib/recordings/transcribe/request-transcription";

/**
 * Requests another transcription of a recording that failed, in which no words were heard, or that waits for a day that pays for
 * it; for its author and managers. Throws conflict in any other state, not_configured.
 */
export async function transcribeAgain(actor: Actor, { id }: { id: string }): Promise<UpdateView> {
  return transaction(async (tx) => {
    const { update, project } = await authorize(actor, "update:transcribe", { updateId: id });
    await requestTranscription(tx, actor, voiceUpdates, update.id);
    const view = await findUpdate(actor, update.id);
    const { taskId, subtaskId, authorId } = view;
    const place = { taskId, subtaskId, authorId };
    const entity = { id: update.id, projectId: project.id, before: place, after: place };
    await record(tx, { by: actor, type: "update.transcription-requested", ...entity });
    return view;
  });
}
