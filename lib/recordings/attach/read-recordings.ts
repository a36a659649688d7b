import { parseVoiceContent } from "../shared/voice-words";
import type { AudioState, Recorded, TypedView } from "../view";
import { attachedToAny, type HolderKind } from "@/lib/attachments/attachment";
import { Prisma } from "@/lib/kernel/db";
import { apiPath } from "@/lib/shared/paths/api-path";
import { type StoredTranslation, toTranslationView } from "@/lib/translation/view";

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

export interface StoredTyped extends Omit<TypedView, "translation"> {
  translation: StoredTranslation | null | undefined;
}

interface Posted extends Pick<Recorded, "transcript" | "language"> {
  audioUrl?: string | null;
  content: string;
}

/** What a view says of what was typed beside its recording, if anything was: with the language that is stored with the text. */
export function withTyped(
  posted: Posted,
  language: string | null,
  translation?: StoredTranslation | null,
): { typed?: TypedView } {
  const content = posted.audioUrl ? parseVoiceContent(posted).written : null;
  return toTyped(content ? { content, language, translation } : null);
}

/** The same of what the database found (`typedOf`). */
export function toTyped(typed: StoredTyped | null): { typed?: TypedView } {
  if (!typed) return {};
  const { translation, ...written } = typed;
  return { typed: { ...written, ...(translation && { translation: toTranslationView(translation) }) } };
}

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
