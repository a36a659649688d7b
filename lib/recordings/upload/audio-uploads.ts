import { MAX_AUDIO } from "../limits";
import type { Measured } from "../schema";
import { sniffAudio } from "./sniff-audio";
import type { AudioView } from "../view";
import { Prisma } from "@/lib/kernel/db";
import { audioPaths } from "@/lib/shared/paths/audio-paths";
import type { UploadKind } from "@/lib/uploads/upload-kind";

/** Audio: complete, it is a recording. */
export const audioUploads: UploadKind<Measured, AudioView> = {
  name: "audio",
  maxBytes: MAX_AUDIO,
  sniff: sniffAudio,
  insert: ({ durationMs, peaks }) => Prisma.sql`
    INSERT INTO recordings (upload_id, duration_ms, peaks)
    SELECT id, ${durationMs ?? null}::int, ${peaks ?? []}::smallint[] FROM finished`,
  address: (id) => ({ audioUrl: audioPaths.recording(id) }),
};
