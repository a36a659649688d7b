import { publishWithoutWords, publishWords } from "./publish";
import { findRecording, holderOf } from "./recording";
import { transcribeAndTranslate } from "./transcribe-and-translate";
import type { VoiceHolder, VoiceHolders } from "./voice-holder";
import { wordsOf } from "./words";
import { isUnpaid } from "@/lib/ai/budget";
import { AiError, isAiConfigured } from "@/lib/ai/client";
import type { Holder } from "@/lib/attachments/attachment";

interface OfRecording {
  recordingId: string;
}

/**
 * Transcribes and translates the recording of an update or message. Safe to repeat: the service's responses are stored. Throws
 * while the service fails, so that the job is retried; a refused recording has failed. A recording that exceeds a daily budget is
 * left as if there were no service.
 */
export async function transcribePosted(
  { recordingId: id }: OfRecording,
  holders: VoiceHolders,
): Promise<void> {
  const recording = await findRecording(id);
  const posted = recording && holderOf(recording);
  if (!posted) return;
  const [holder, holderId] = holderFor(posted, holders);
  if (!isAiConfigured()) return publishWithoutWords(holder, holderId, "off");
  try {
    const said = await transcribeAndTranslate(recording);
    if (said) await publishWords(holder, holderId, said);
  } catch (error) {
    await publishHeard(id, holder, holderId);
    if (isUnpaid(error)) return publishWithoutWords(holder, holderId, "off");
    if (!(error instanceof AiError) || error.problem === "unavailable") throw error;
    await publishWithoutWords(holder, holderId, "failed");
  }
}

/** Marks the recording as failed after the last retry, half a day later. */
export async function giveUpOnRecording(
  { recordingId: id }: OfRecording,
  holders: VoiceHolders,
): Promise<void> {
  const recording = await findRecording(id);
  const posted = recording && holderOf(recording);
  if (posted) await publishWithoutWords(...holderFor(posted, holders), "failed");
}

function holderFor(posted: Holder, holders: VoiceHolders): [VoiceHolder, string] {
  return "updateId" in posted ? [holders.update, posted.updateId] : [holders.message, posted.messageId];
}

/** Publishes the transcript without waiting for its translation. */
async function publishHeard(id: string, holder: VoiceHolder, holderId: string): Promise<void> {
  const recording = await findRecording(id);
  if (!recording) return;
  const said = wordsOf(recording);
  if (said.transcript) await publishWords(holder, holderId, said);
}
