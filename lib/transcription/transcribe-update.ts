import { transcribeAndTranslate, wordsOf } from "./transcribe-and-translate";
import { publishWithoutTranscript, publishTranscript } from "./publish-transcript";
import { findRecording } from "./recording";
import { isUnpaid } from "@/lib/ai/budget";
import { AiError, isAiConfigured } from "@/lib/ai/client";
import { db } from "@/lib/kernel/db";

interface OfUpdate {
  updateId: string;
}

/**
 * Transcribes and translates an update's recording. Safe to repeat: the service's responses are stored. Throws while the
 * service fails, so that the job is retried; marks a refused recording as failed. A recording that exceeds a daily budget is
 * left as if there were no service.
 */
export async function transcribeUpdate({ updateId }: OfUpdate): Promise<void> {
  const recording = await findRecording({ updateId });
  if (!recording) return;
  if (!isAiConfigured()) return putOff(updateId);
  try {
    const said = await transcribeAndTranslate(recording);
    if (said) await publishTranscript(updateId, said);
  } catch (error) {
    await publishHeard(updateId);
    if (isUnpaid(error)) return publishWithoutTranscript(updateId, "off");
    if (!(error instanceof AiError) || error.problem === "unavailable") throw error;
    await publishWithoutTranscript(updateId, "failed");
  }
}

/** Marks the recording as failed after the last retry, half a day later. */
export async function giveUpOnUpdate({ updateId }: OfUpdate): Promise<void> {
  await publishWithoutTranscript(updateId, "failed");
}

/** For a recording posted while a service was configured, if none is configured now or on this server. */
async function putOff(updateId: string): Promise<void> {
  await db().update.updateMany({
    where: { id: updateId, audioState: "pending" },
    data: { audioState: "off" },
  });
}

/** Publishes the transcript without waiting for its translation. */
async function publishHeard(updateId: string): Promise<void> {
  const recording = await findRecording({ updateId });
  if (!recording) return;
  const said = wordsOf(recording);
  if (said.transcript) await publishTranscript(updateId, said);
}
