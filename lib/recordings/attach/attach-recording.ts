import type { PostedRecording } from "../schema";
import { transcriptOf } from "../transcribe/clean-segments";
import { heardIn, type StoredWords } from "../transcribe/recording";
import { type AudioState, NO_RECORDING, type Recorded } from "../view";
import type { Actor } from "@/lib/access/actor";
import type { BusinessScope } from "@/lib/access/authorize";
import { isAiConfigured } from "@/lib/ai/client";
import { attachedTo, type Holder, UNATTACHED } from "@/lib/attachments/attachment";
import { countBytes, monthIsFull } from "@/lib/businesses/monthly-bytes";
import { enqueue } from "@/lib/events/jobs";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { uuid } from "@/lib/kernel/text";
import { invalid } from "@/lib/shared/errors";
import { apiPath } from "@/lib/shared/paths/api-path";

/**
 * Attaches the recording of an update or message that is about to be inserted: of any number of them, one gets it. Throws
 * validation_failed unless it is the actor's own, complete and in none yet, plan_limit when the business has posted all that it may
 * this month.
 */
export async function attachRecording(
  tx: Tx,
  actor: Actor,
  { holder, business }: AttachedIn,
  { audioUrl, transcript = null, language = null }: PostedRecording,
): Promise<Recorded> {
  if (audioUrl === null || audioUrl === undefined) return NO_RECORDING;
  const id = recordingIdOf(audioUrl);
  const audioState = audioStateOf(transcript);
  const [recording] = await tx.$queryRaw<Attached[]>(Prisma.sql`
    WITH attached AS (
      UPDATE uploads SET ${attachedTo(holder)}
      WHERE id = ${id}::uuid AND user_id = ${actor.id}::uuid AND kind = 'audio' AND state = 'complete' AND ${UNATTACHED}
      RETURNING id, size),
    counted AS (${countBytes(business, Prisma.sql`attached`)})
    UPDATE recordings r SET state = ${audioState}, transcript = ${transcript}, language = ${language}
    FROM attached LEFT JOIN counted ON true WHERE r.upload_id = attached.id
    RETURNING r.duration_ms AS "durationMs", r.peaks, r.heard_segments AS "heardSegments", counted.bytes IS NOT NULL AS "isCounted"`);
  if (!recording) throw invalid("audioUrl", "unknown");
  if (!recording.isCounted) throw monthIsFull(business);
  const isHeard = recording.heardSegments !== null;
  if (isHeard && transcript !== null && transcript !== transcriptOf(heardIn(recording)))
    await forgetEnglish(tx, id);
  // Also for words that came along: they may need a translation.
  if (isAiConfigured()) await enqueue(tx, "audio.transcribe", { recordingId: id }, business.id);
  const { durationMs, peaks } = recording;
  return {
    audioUrl,
    audioState,
    transcript,
    language,
    audioDurationMs: durationMs,
    audioPeaks: peaks.length > 0 ? peaks : null,
  };
}

/** Where a file is attached: an update or message, and the business whose it is. */
export interface AttachedIn {
  holder: Holder;
  business: BusinessScope["business"];
}

interface Attached extends Pick<StoredWords, "heardSegments"> {
  isCounted: boolean;
  durationMs: number | null;
  peaks: number[];
}

/** Of a recording that was heard before it was posted, with other words than those. */
async function forgetEnglish(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    UPDATE recordings SET translated_text = NULL, translated_pieces = NULL
    WHERE upload_id = ${id}::uuid`);
}

function audioStateOf(transcript: string | null): AudioState {
  if (transcript !== null) return "done";
  return isAiConfigured() ? "pending" : "off";
}

/** Which recording a caller means by this `audioUrl`. Throws validation_failed for anything else. */
export function recordingIdOf(audioUrl: string): string {
  const { data: id } = uuid().safeParse(audioUrl.split("/").at(-1));
  if (!id || apiPath("audio", id) !== audioUrl) throw invalid("audioUrl", "unknown");
  return id;
}
