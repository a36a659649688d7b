import type * as schema from "./view-schema";
import type { Prisma } from "@/lib/kernel/db";
import type { ViewOf } from "@/lib/kernel/returns";
import { audioPaths } from "@/lib/shared/paths/audio-paths";

export type UploadView = ViewOf<typeof schema.uploadView>;
export type AudioView = ViewOf<typeof schema.audioView>;
export type BegunUploadView = ViewOf<typeof schema.begunUploadView>;
export type Segment = ViewOf<typeof schema.segment>;
export type TranscribedView = ViewOf<typeof schema.transcribedView>;
export type TranscriptView = ViewOf<typeof schema.transcriptView>;
/** The part of an update's or message's view that comes from its recording. */
export type Recorded = {
  [K in keyof ReturnType<typeof schema.recordedShape>]: ReturnType<typeof schema.recordedShape>[K]["_output"];
};
export type AudioState = ViewOf<typeof schema.audioState>;

export const uploadSelect = {
  id: true,
  state: true,
  size: true,
  sha256: true,
  blobKey: true,
  receivedParts: true,
} satisfies Prisma.UploadSelect;

export type UploadRow = Prisma.UploadGetPayload<{ select: typeof uploadSelect }>;

/** An upload as the API returns it. */
export function toUploadView({ id, state, receivedParts }: UploadRow): UploadView {
  const parts = receivedParts.toSorted((a, b) => a - b);
  if (state !== "complete") return { id, state: "receiving", receivedParts: parts };
  return { id, state, receivedParts: parts, audioUrl: audioPaths.recording(id) };
}
