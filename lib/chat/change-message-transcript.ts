import { findMessage } from "./queries";
import type { ChatMessageView } from "./view";
import { voiceMessages } from "./voice-messages";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { correctRecording } from "@/lib/recordings/correct/correct-recording";
import { requestTranscription } from "@/lib/recordings/transcribe/request-transcription";
import { conflict } from "@/lib/shared/errors";

/**
 * The author writes down what their voice message says; it is translated again, and content that nobody typed follows. What was
 * heard stays with the recording. Throws conflict for a message without a recording.
 */
export async function correctMessageTranscript(
  actor: Actor,
  { id, transcript }: { id: string; transcript: string },
): Promise<ChatMessageView> {
  return whileAuthorized(actor, "message:correct", { messageId: id }, async ({ tx, record }) => {
    const isChanged = await correctRecording(tx, voiceMessages, { id, transcript, by: actor.id });
    if (isChanged === null) throw conflict("messageWithoutRecording");
    const corrected = await findMessage(actor, id);
    if (!isChanged) return corrected;
    const after = { authorId: actor.id, recipientId: corrected.recipientId };
    await record({ type: "message.transcript-corrected", id, after });
    return corrected;
  });
}

/** The same as `transcribeAgain` for a voice message. Throws conflict also for a message without a recording. */
export async function transcribeMessageAgain(actor: Actor, { id }: { id: string }): Promise<ChatMessageView> {
  return whileAuthorized(actor, "message:transcribe", { messageId: id }, async ({ tx, record }) => {
    await requestTranscription(tx, actor, voiceMessages, id);
    const message = await findMessage(actor, id);
    const { authorId, recipientId } = message;
    await record({ type: "message.transcription-requested", id, after: { authorId, recipientId } });
    return message;
  });
}
