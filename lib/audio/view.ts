import type { Prisma } from "@/lib/kernel/db";
import { audioPaths } from "@/lib/shared/paths/audio-paths";

/** An upload as its uploader sees it. */
export interface UploadView {
  id: string;
  state: "receiving" | "complete";
  /** The numbers of the parts that the server has, in order. */
  receivedParts: number[];
  /** Once it is complete. */
  audioUrl?: string;
}

export interface AudioView {
  audioUrl: string;
}

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
