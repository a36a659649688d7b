import { MAX_AUDIO } from "../limits";
import type { Measured } from "../schema";
import { longestSeconds } from "../shared/plausible-length";
import type { AudioView } from "../view";
import { blobs } from "@/lib/blob/blobs";
import { Prisma } from "@/lib/kernel/db";
import { audioTypeOf } from "@/lib/shared/audio/audio-types";
import type { ByteSource } from "@/lib/shared/audio/byte-source";
import { identifyAudio } from "@/lib/shared/audio/identify";
import { AppError } from "@/lib/shared/errors";
import { apiPath } from "@/lib/shared/paths/api-path";
import type { UploadKind } from "@/lib/uploads/upload-kind";

/** Audio: complete, it is a recording. */
export const audioUploads: UploadKind<unknown, Measured, AudioView> = {
  name: "audio",
  maxBytes: MAX_AUDIO,
  limit: "uploads",
  store: async ({ key, source, verified }) => {
    const contentType = await sniffAudio(source);
    if (contentType instanceof AppError) {
      // The hash comes first: what arrived damaged may well be audio.
      const chunks = verified();
      while (!(await chunks.next()).done);
      throw contentType;
    }
    await blobs.put(key, verified());
    return { contentType, keep: (measured) => insertRecording(measured, contentType) };
  },
  address: (id) => ({ audioUrl: apiPath("audio", id) }),
};

/** The statement that keeps what the phone measured of a recording. */
export function insertRecording({ durationMs, peaks }: Measured, contentType: string): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO recordings (upload_id, duration_ms, peaks)
    SELECT id, ${plausible(durationMs, contentType)}, ${peaks ?? []}::smallint[] FROM finished`;
}

/** The content type that the bytes have, or why they are not taken. Reads no more than it needs. */
export async function sniffAudio(source: ByteSource): Promise<string | AppError> {
  const found = await identifyAudio(source);
  if (found.type) return found.type;
  return new AppError("unsupported_media", { key: "notAudio", details: { found: found.other } });
}

/** What the phone measured, as far as the bytes allow it. */
function plausible(durationMs: number | undefined, contentType: string): Prisma.Sql {
  const type = audioTypeOf(contentType);
  if (durationMs === undefined || !type) return Prisma.sql`NULL::int`;
  return Prisma.sql`LEAST(${durationMs}::int, ceil(size * ${longestSeconds(type, 1000)}::float8)::int)`;
}
