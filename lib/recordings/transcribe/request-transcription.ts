import type { AudioState } from "../view";
import { lockBoth } from "./lock-recording";
import type { VoiceHolder } from "./voice-holder";
import type { Actor } from "@/lib/access/actor";
import { isAiConfigured } from "@/lib/ai/client";
import { enqueue } from "@/lib/events/jobs";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";
import { AppError, conflict } from "@/lib/shared/errors";

/** `off`: its length, as it was measured then, was more than a day pays for, or there was no service. */
const REPEATABLE: ReadonlySet<AudioState> = new Set(["failed", "unheard", "off"]);

/**
 * Queues another transcription of the recording of an update or message that failed, in which no words were heard, or that waits
 * for a day which pays for it. Throws conflict in any other state, not_configured.
 */
export async function requestTranscription(
  tx: Tx,
  actor: Actor,
  holder: VoiceHolder,
  id: string,
): Promise<void> {
  const locked = await lockBoth(tx, holder, id);
  if (!locked || !REPEATABLE.has(locked.recording.state)) throw conflict("notToTranscribe");
  if (!isAiConfigured()) throw new AppError("not_configured");
  await spend("ai", actor.id);
  const { held, recording } = locked;
  await tx.$executeRaw(Prisma.sql`
    UPDATE recordings SET state = 'pending', segments = NULL, requested_at = now(), heard_at = NULL, heard_segments = NULL,
                          heard_language = NULL, translated_text = NULL, translated_pieces = NULL
    WHERE upload_id = ${recording.id}::uuid`);
  await enqueue(tx, "audio.transcribe", { recordingId: recording.id }, held.businessId);
}
