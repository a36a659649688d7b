import { inMs, soundLength } from "../shared/sound-length";
import type { Segment } from "../view";
import { blobs } from "@/lib/blob/blobs";
import { db, Prisma } from "@/lib/kernel/db";
import { columns } from "@/lib/kernel/sql/columns";
import { fileEnding, audioTypeOf } from "@/lib/shared/audio/audio-types";
import { longestSeconds } from "../shared/plausible-length";

const projectSelect = { projectId: true, project: { select: { businessId: true } } } as const;

const uploadSelect = {
  ...columns("userId", "updateId", "messageId", "blobKey", "contentType"),
  update: { select: projectSelect },
  message: { select: projectSelect },
} as const;

const recordingSelect = {
  ...columns("uploadId", "durationMs", "peaks", "language", "transcript", "requestedAt"),
  ...columns("heardAt", "heardLanguage", "heardSegments", "translatedText"),
  upload: { select: uploadSelect },
} as const;

/** A stored recording with its words and their translation, as far as there are any. */
export type Recording = NonNullable<Awaited<ReturnType<typeof findRecording>>>;

/** What its author wrote or the service heard. */
export type StoredWords = Pick<
  Recording,
  "language" | "transcript" | "heardLanguage" | "heardSegments" | "translatedText"
>;

/** The recording with this id, or null when it is gone. */
export function findRecording(uploadId: string) {
  return db().recording.findUnique({ where: { uploadId }, select: recordingSelect });
}

/** The project of the update or message that a recording is in, with its business; null before it was posted. */
export function projectOf({ upload: { update, message } }: Pick<Recording, "upload">) {
  return update ?? message;
}

/** A recording's bytes in the service's format, and its length and the longest possible one as measured here; null if they are gone. */
export async function readSound({ uploadId, durationMs, upload: { blobKey, contentType } }: Recording) {
  const content = await blobs.get(blobKey);
  if (!content) return null;
  const bytes = await new Response(content, { headers: { "content-type": contentType } }).blob();
  const { known, seconds, longest } = await measureLength(bytes, durationMs);
  await keepLength(uploadId, inMs(seconds), known === null ? null : inMs(known));
  return { bytes, filename: `${uploadId}.${fileEnding(contentType)}`, seconds, longest };
}

/** A trigger keeps the length with its update, too: that is locked first, as by all who lock both. */
async function keepLength(uploadId: string, measuredMs: number, durationMs: number | null): Promise<void> {
  await db().$executeRaw(Prisma.sql`
    WITH held AS MATERIALIZED (
      SELECT u.id FROM uploads file JOIN updates u ON u.id = file.update_id WHERE file.id = ${uploadId}::uuid FOR NO KEY UPDATE OF u)
    UPDATE recordings SET measured_ms = ${measuredMs}::int, duration_ms = COALESCE(${durationMs}::int, duration_ms)
    FROM (SELECT count(*) FROM held) first WHERE upload_id = ${uploadId}::uuid`);
}

/** The sentences of a recording as the service heard them. */
export function heardIn({ heardSegments }: Pick<StoredWords, "heardSegments">): Segment[] {
  return (heardSegments ?? []) as unknown as Segment[];
}

/** Bytes per second of the lowest bitrate that phones record in (16 kbit/s): what a file counts as whose length nobody can tell. */
const SLOWEST = 2_000;

/** In seconds. */
interface Length {
  /** Null where it cannot be told. */
  known: number | null;
  /** The same, or as long as its bytes are at the lowest bitrate that phones record in. */
  seconds: number;
  /** The longest that the bytes allow at the lowest bitrate of their format. */
  longest: number;
}

/** The length of a recording, of which the phone measured `durationMs`. */
export async function measureLength(bytes: Blob, durationMs: number | null): Promise<Length> {
  const type = audioTypeOf(bytes.type);
  const guess = bytes.size / SLOWEST;
  const longest = type ? longestSeconds(type, bytes.size) : guess;
  const known = await soundLength(bytes, durationMs);
  return { known, seconds: known ?? Math.min(guess, longest), longest };
}
