import { setTimeout as sleep } from "node:timers/promises";
import type { TranscribedView } from "../view";
import { Busy } from "./claim";
import { payerOf } from "./payer-of";
import { findRecording, type Recording } from "./recording";
import { transcribeAndTranslate } from "./transcribe-and-translate";
import type { Transcript } from "./words";
import type { Actor } from "@/lib/access/actor";
import { assertReachable } from "@/lib/access/authorize";
import { unknownAt } from "@/lib/access/body-error";
import { AiError, isAiConfigured } from "@/lib/ai/client";
import { outsideCall } from "@/lib/kernel/outside-call";
import { spend } from "@/lib/kernel/rate-limit";
import { recordingIdOf } from "@/lib/recordings/attach/attach-recording";
import { AppError, invalid } from "@/lib/shared/errors";

const POLL_MS = 250;

/**
 * Transcribes a recording for anybody who may listen to it. The result is stored with the recording, so that neither a retry
 * nor the update it is posted with sends it again. Throws validation_failed for any other URL, forbidden for
 * somebody in no business and no project, rate_limited, upstream_failed, not_configured.
 */
export const transcribeRecording = outsideCall({
  claim: async (actor: Actor, { audioUrl }: { audioUrl: string }): Promise<{ id: string }> => {
    const recording = await authorizeRecording(actor, audioUrl);
    if (!isAiConfigured()) throw new AppError("not_configured");
    await payerOf(recording);
    await spend("ai", actor.id);
    return { id: recording.uploadId };
  },
  // The service may take longer than the caller waits: its response is then stored for the next attempt.
  work: ({ id }, { signal }) => Promise.race([hear(id, signal), impatience(signal)]),
  finish: async (actor, { audioUrl }, { worked }): Promise<TranscribedView> => {
    // They may have lost it meanwhile: a retry does not claim once more.
    await authorizeRecording(actor, audioUrl);
    return worked;
  },
});

async function hear(id: string, signal: AbortSignal): Promise<TranscribedView> {
  for (;;) {
    try {
      const recording = await findRecording(id);
      return toView(recording && (await transcribeAndTranslate(recording)));
    } catch (error) {
      if (error instanceof AiError) throw new AppError("upstream_failed", { cause: error });
      if (!(error instanceof Busy) || signal.aborted) throw error;
    }
    await sleep(POLL_MS);
  }
}

function impatience(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(new AppError("upstream_failed", { cause: signal.reason }));
    signal.addEventListener("abort", giveUp, { once: true });
  });
}

function toView(said: Transcript | null): TranscribedView {
  if (!said) throw invalid("audioUrl", "unknown");
  const transcript = said.transcript ?? "";
  const { language, translatedText } = said;
  return {
    transcript,
    translatedText: translatedText === "" ? transcript : (translatedText ?? transcript),
    language,
  };
}

/**
 * The recording with this URL, for those who may listen to it: everybody who sees its update or message, and before it has
 * one, its uploader. For anybody else, and for any other URL, throws the same validation_failed.
 */
async function authorizeRecording(actor: Actor, audioUrl: string): Promise<Recording> {
  const recording = await findRecording(recordingIdOf(audioUrl));
  if (!recording) throw invalid("audioUrl", "unknown");
  const { updateId, messageId, userId } = recording.upload;
  if (updateId) await assertReachable(actor, { updateId }).catch(unknownAt("audioUrl"));
  else if (messageId) await assertReachable(actor, { messageId }).catch(unknownAt("audioUrl"));
  else if (userId !== actor.id) throw invalid("audioUrl", "unknown");
  return recording;
}
