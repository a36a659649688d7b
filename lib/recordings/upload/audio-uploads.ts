import { MAX_AUDIO } from "../limits";
import type { Measured } from "../schema";
import { longestSeconds } from "../shared/plausible-length";
import type { AudioView } from "../view";
import { Prisma } from "@/lib/kernel/db";
import { audioTypeOf } from "@/lib/shared/audio/audio-types";
import type { ByteSource } from "@/lib/shared/audio/byte-source";
import { identifyAudio } from "@/lib/shared/audio/identify";
import { AppError } from "@/lib/shared/errors";
import { audioPaths } from "@/lib/shared/paths/audio-paths";
import type { UploadKind } from "@/lib/uploads/upload-kind";

/** Audio: complete, it is a recording. */
export const audioUploads: UploadKind<Measured, AudioView> = {
  name: "audio",
  maxBytes: MAX_AUDIO,
  sniff: sniffAudio,
  insert: ({ durationMs, peaks }, contentType) => Prisma.sql`
    INSERT INTO recordings (upload_id, duration_ms, peaks)
    SELECT id, ${plausible(durationMs, contentType)}, ${peaks ?? []}::smallint[] FROM finished`,
  address: (id) => ({ audioUrl: audioPaths.recording(id) }),
};

async function sniffAudio(source: ByteSource): Promise<string | AppError> {
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
