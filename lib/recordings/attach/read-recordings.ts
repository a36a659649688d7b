import type { AudioState, Recorded } from "../view";
import { attachedToAny, type HolderKind } from "@/lib/attachments/attachment";
import { Prisma } from "@/lib/kernel/db";
import { apiPath } from "@/lib/shared/paths/api-path";

/** The recordings of some updates or messages, each with the id of its holder. */
export function recordingsOf(holders: HolderKind, ids: Prisma.Sql): Prisma.Sql {
  return attachedToAny(holders, ids, {
    columns: Prisma.sql`r.upload_id, r.duration_ms, r.peaks, r.state, r.transcript, r.language, r.text_version`,
    joins: Prisma.sql`JOIN recordings r ON r.upload_id = file.id`,
  });
}

/** One of these, as a list of values without names. */
export const RECORDING_VALUES = Prisma.sql`
  json_build_array(holder, upload_id, duration_ms, NULLIF(peaks, '{}'), state, transcript, language)`;

export type RecordingValues = [
  holderId: string,
  id: string,
  durationMs: number | null,
  peaks: number[] | null,
  state: AudioState | null,
  transcript: string | null,
  language: string | null,
];

export const holderOf = ([holderId]: RecordingValues): string => holderId;

export function toRecorded(values: RecordingValues): Recorded {
  const [, id, audioDurationMs, audioPeaks, audioState, transcript, language] = values;
  return {
    audioUrl: apiPath("audio", id),
    audioState,
    audioDurationMs,
    audioPeaks,
    transcript,
    language,
  };
}
