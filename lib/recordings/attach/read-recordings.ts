import type { AudioState, Recorded } from "../view";
import { HOLDER_ID } from "@/lib/attachments/attachment";
import { Prisma } from "@/lib/kernel/db";
import { audioPaths } from "@/lib/shared/paths/audio-paths";

/** Recordings as they are read many at once: the uploads that a condition says, each with the id of its holder. */
export function recordingsWhere(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT ${HOLDER_ID} AS holder_id, r.upload_id, r.duration_ms, r.peaks, r.state, r.transcript, r.language, r.text_version
    FROM uploads file JOIN recordings r ON r.upload_id = file.id WHERE ${condition}`;
}

/** One of these, as a list of values without names. */
export const RECORDING_VALUES = Prisma.sql`
  json_build_array(holder_id, upload_id, duration_ms, NULLIF(peaks, '{}'), state, transcript, language)`;

export type RecordingValues = [
  holderId: string,
  id: string,
  durationMs: number | null,
  peaks: number[] | null,
  state: AudioState | null,
  transcript: string | null,
  language: string | null,
];

export function toRecorded([
  ,
  id,
  audioDurationMs,
  audioPeaks,
  audioState,
  transcript,
  language,
]: RecordingValues): Recorded {
  return {
    audioUrl: audioPaths.recording(id),
    audioState,
    audioDurationMs,
    audioPeaks,
    transcript,
    language,
  };
}
