import { findWords, saidIn } from "./find-words";
import { publishFailure, publishWords } from "./publish-words";
import { findRecording } from "./recording";
import { AiError, isAiConfigured } from "@/lib/ai/client";
import { db } from "@/lib/db";

interface OfUpdate {
  updateId: string;
}

/**
 * Transcribes and translates an update's recording (CONTRACT "Updates, comments, audio"). Safe to repeat: what the service has
 * answered is stored. Throws, to be tried again, while the service fails; a recording that it refuses is marked as failed.
 */
export async function transcribeUpdate({ updateId }: OfUpdate): Promise<void> {
  const recording = await findRecording({ updateId });
  if (!recording) return;
  if (!isAiConfigured()) return putOff(updateId);
  try {
    const said = await findWords(recording.id);
    if (said) await publishWords(updateId, said);
  } catch (error) {
    await publishHeard(updateId);
    if (!(error instanceof AiError) || error.problem === "unavailable") throw error;
    await publishFailure(updateId);
  }
}

/** What nobody tries any more, after half a day of failures, has failed. */
export async function giveUpOnUpdate({ updateId }: OfUpdate): Promise<void> {
  await publishFailure(updateId);
}

/** The service was configured when it was posted, and is no more, or not on this server. */
async function putOff(updateId: string): Promise<void> {
  await db().update.updateMany({
    where: { id: updateId, audioState: "pending" },
    data: { audioState: "off" },
  });
}

/** A transcript does not wait for its translation. */
async function publishHeard(updateId: string): Promise<void> {
  const recording = await findRecording({ updateId });
  if (!recording) return;
  const said = saidIn(recording);
  if (said.transcript) await publishWords(updateId, said);
}
