import type { Draft } from "./draft";
import type { Measured } from "./item";
import { ApiError } from "@/lib/browser/api-client";
import type { UploadView } from "@/lib/files/view";

/* The kinds of files that an update or a message can have: how they are queued, and how a post names them to the server. */

/** What could not be measured is left out. */
export interface Recording extends Partial<Measured> {
  /** MP3, WAV, M4A/MP4, WebM or Ogg audio. */
  file: Blob;
  /** The kept recording that `file` is: the outbox takes its place. */
  recordingId?: string;
  /** When it was recorded, ISO 8601; now without it. */
  capturedAt?: string;
  /** What this phone wrote down of it. */
  heard?: string;
}

/** The files that an update or a message is posted with. */
export interface NewFiles {
  recording?: Recording;
  /** Ids of kept photos, in order. */
  photos?: readonly string[];
}

/** The part of a draft that comes from its files. */
export function draftOfFiles({
  recording,
  photos = [],
}: NewFiles): Pick<Draft, "files" | "photos" | "recordingId" | "capturedAt" | "heard"> {
  const withPhotos = photos.length > 0 ? { photos } : {};
  if (!recording) return withPhotos;
  const { file: bytes, durationMs, peaks, ...kept } = recording;
  const measured = { ...(durationMs !== undefined && { durationMs }), ...(peaks && { peaks }) };
  return { files: [{ kind: "audio", bytes, measured }], ...withPhotos, ...kept };
}

interface FileKind {
  /** What a post names one by, of what its upload answers once it is complete. */
  referenceOf: (upload: Omit<UploadView, "id" | "state" | "receivedParts">) => string | undefined;
  /** The field of a post that has them. */
  field: string;
  /** What that field holds. */
  value: (references: string[]) => unknown;
}

/** Names are stored on phones: they never change. */
const FILE_KINDS: Record<string, FileKind> = {
  audio: {
    referenceOf: ({ audioUrl }) => audioUrl,
    field: "audioUrl",
    // An update or a message has one recording.
    value: ([audioUrl]) => audioUrl,
  },
  photo: {
    referenceOf: ({ photoId }) => photoId,
    field: "photoIds",
    value: (photoIds) => photoIds,
  },
};

/** Throws ApiError for a name that no kind has: a later version of the page may have stored it. */
export function fileKind(name: string): FileKind {
  const kind = FILE_KINDS[name];
  if (!kind) throw new ApiError(0, "unsupported_media", "");
  return kind;
}

/** Whether a field of a post has files. `path` is that of an issue. */
export function isFileField(path: string): boolean {
  return Object.values(FILE_KINDS).some(({ field }) => field === path.split(".")[0]);
}
