import { findRecording } from "./recording";
import { transcribeAndTranslate, type Words, wordsOf } from "./transcribe-and-translate";
import { isUnpaid } from "@/lib/ai/budget";
import { AiError, isAiConfigured } from "@/lib/ai/client";
import type { Holder } from "@/lib/updates/posting/attach-recording";

/** How what became of a recording reaches the update or message that it is in. */
export interface Publisher {
  /** Publishes what it says. No words: there was no speech. */
  publish(said: Words): Promise<void>;
  /** Publishes that it could not be transcribed, or that it waits for a service or for another day. */
  publishWithout(state: "failed" | "off"): Promise<void>;
}

/**
 * Transcribes and translates the recording of an update or message. Safe to repeat: the service's responses are stored. Throws
 * while the service fails, so that the job is retried; a refused recording has failed. A recording that exceeds a daily budget is
 * left as if there were no service.
 */
export async function transcribePosted(holder: Holder, publisher: Publisher): Promise<void> {
  const recording = await findRecording(holder);
  if (!recording) return;
  if (!isAiConfigured()) return publisher.publishWithout("off");
  try {
    const said = await transcribeAndTranslate(recording);
    if (said) await publisher.publish(said);
  } catch (error) {
    await publishHeard(holder, publisher);
    if (isUnpaid(error)) return publisher.publishWithout("off");
    if (!(error instanceof AiError) || error.problem === "unavailable") throw error;
    await publisher.publishWithout("failed");
  }
}

/** Publishes the transcript without waiting for its translation. */
async function publishHeard(holder: Holder, publisher: Publisher): Promise<void> {
  const recording = await findRecording(holder);
  if (!recording) return;
  const said = wordsOf(recording);
  if (said.transcript) await publisher.publish(said);
}
