import { composeContent } from "./compose-content";
import type { PostUpdateInput } from "../schema";
import type { AudioState, UpdateView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { isAiConfigured } from "@/lib/ai/client";
import { enqueue } from "@/lib/events/jobs";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { uuid } from "@/lib/kernel/text";
import { invalid } from "@/lib/shared/errors";
import { audioPaths } from "@/lib/shared/paths/audio-paths";

/** The part of an update's view that comes from its recording. */
export type Recorded = Pick<
  UpdateView,
  "audioUrl" | "audioState" | "audioDurationMs" | "audioPeaks" | "transcript" | "language"
>;

export const NO_RECORDING: Recorded = {
  audioUrl: null,
  audioState: null,
  audioDurationMs: null,
  audioPeaks: null,
  transcript: null,
  language: null,
};

/** The update or message that a recording is in. */
export type Holder = { updateId: string } | { messageId: string };

/**
 * Attaches the recording of an update or message that is about to be inserted: of any number of them, one gets it. Throws
 * validation_failed unless it is the actor's own, complete and in none yet.
 */
export async function attachRecording(
  tx: Tx,
  actor: Actor,
  holder: Holder,
  {
    audioUrl,
    transcript = null,
    language = null,
  }: Pick<PostUpdateInput, "audioUrl" | "transcript" | "language">,
): Promise<Recorded> {
  if (audioUrl === null || audioUrl === undefined) return NO_RECORDING;
  const [recording] = await tx.$queryRaw<{ durationMs: number | null; peaks: number[] }[]>(Prisma.sql`
    UPDATE uploads SET ${attachedTo(holder)}
    WHERE id = ${recordingIdOf(audioUrl)}::uuid AND user_id = ${actor.id}::uuid AND kind = 'audio' AND state = 'complete'
      AND update_id IS NULL AND message_id IS NULL
    RETURNING duration_ms AS "durationMs", peaks`);
  if (!recording) throw invalid("audioUrl", "unknown");
  // Also for words that came along: they may need a translation.
  if (isAiConfigured()) await transcribeSoon(tx, holder);
  const { durationMs, peaks } = recording;
  return {
    audioUrl,
    audioState: audioStateOf(transcript),
    transcript,
    language,
    audioDurationMs: durationMs,
    audioPeaks: peaks.length > 0 ? peaks : null,
  };
}

function attachedTo(holder: Holder): Prisma.Sql {
  return "updateId" in holder
    ? Prisma.sql`update_id = ${holder.updateId}::uuid`
    : Prisma.sql`message_id = ${holder.messageId}::uuid`;
}

async function transcribeSoon(tx: Tx, holder: Holder): Promise<void> {
  if ("updateId" in holder) await enqueue(tx, "audio.transcribe", holder);
  else await enqueue(tx, "audio.transcribe-message", holder);
}

/** What an update says: a recording needs no words of its own. */
export function contentOf({ content, transcript }: Pick<PostUpdateInput, "content" | "transcript">): string {
  return content ?? composeContent({ transcript: transcript ?? null, language: null, translatedText: null });
}

function audioStateOf(transcript: string | null): AudioState {
  if (transcript !== null) return "done";
  return isAiConfigured() ? "pending" : "off";
}

/** Which recording a caller means by this `audioUrl`. Throws validation_failed for anything else. */
export function recordingIdOf(audioUrl: string): string {
  const { data: id } = uuid().safeParse(audioUrl.split("/").at(-1));
  if (!id || audioPaths.recording(id) !== audioUrl) throw invalid("audioUrl", "unknown");
  return id;
}
