import { findMessage } from "./queries";
import type { ChatMessageView } from "./view";
import { voiceMessages } from "./voice-messages";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { requestTranscription } from "@/lib/recordings/transcribe/request-transcription";

/** The same as `transcribeAgain` for a voice message. Throws conflict also for a message without a recording. */
export async function transcribeMessageAgain(actor: Actor, { id }: { id: string }): Promise<ChatMessageView> {
  return transaction(async (tx) => {
    const { project } = await authorize(actor, "message:transcribe", { messageId: id });
    await requestTranscription(tx, actor, voiceMessages, id);
    const message = await findMessage(actor, id);
    const { authorId, recipientId } = message;
    const entity = { id, projectId: project.id, after: { authorId, recipientId } };
    await record(tx, { by: actor, type: "message.transcription-requested", ...entity });
    return message;
  });
}
