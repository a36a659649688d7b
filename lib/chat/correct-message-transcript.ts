import { findMessage } from "./queries";
import type { ChatMessageView } from "./view";
import { voiceMessages } from "./voice-messages";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { correctRecording } from "@/lib/recordings/correct/correct-recording";
import type { CorrectTranscriptInput } from "@/lib/recordings/schema";
import { conflict } from "@/lib/shared/errors";

/**
 * The author writes down what their voice message says; it is translated again, and content that nobody typed follows. What was
 * heard stays with the recording. Throws conflict for a message without a recording.
 */
export async function correctMessageTranscript(
  actor: Actor,
  { id, transcript }: CorrectTranscriptInput,
): Promise<ChatMessageView> {
  return transaction(async (tx) => {
    const { project } = await authorize(actor, "message:correct", { messageId: id });
    const isChanged = await correctRecording(tx, voiceMessages, { id, transcript, by: actor.id });
    if (isChanged === null) throw conflict("messageWithoutRecording");
    const corrected = await findMessage(actor, id);
    if (!isChanged) return corrected;
    const after = { authorId: actor.id, recipientId: corrected.recipientId };
    await record(tx, { by: actor, type: "message.transcript-corrected", id, projectId: project.id, after });
    return corrected;
  });
}
