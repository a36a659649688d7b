import { measureLength } from "./measure-length";
import type { Segment } from "../view";
import { blobs } from "@/lib/blob/blobs";
import { fileEnding } from "@/lib/blob/file-ending";
import { db } from "@/lib/kernel/db";
import type { Holder } from "@/lib/updates/posting/attach-recording";

const holderSelect = {
  transcript: true,
  language: true,
  projectId: true,
  project: { select: { businessId: true } },
} as const;

const heardSelect = {
  requestedAt: true,
  heardAt: true,
  language: true,
  segments: true,
  translatedText: true,
} as const;

const recordingSelect = {
  id: true,
  userId: true,
  updateId: true,
  messageId: true,
  blobKey: true,
  contentType: true,
  peaks: true,
  durationMs: true,
  update: { select: holderSelect },
  message: { select: holderSelect },
  transcription: { select: heardSelect },
} as const;

/** A stored recording with its transcript and translations, as far as there are any. */
export type Recording = NonNullable<Awaited<ReturnType<typeof findRecording>>>;

/** The update or message that a recording is in; null before it was posted. */
export function holderOf({ update, message }: Pick<Recording, "update" | "message">) {
  return update ?? message;
}

/** What is stored of what the service heard in a recording. */
export type Heard = NonNullable<Recording["transcription"]>;

/** The recording of an upload, an update or a message, or null when it is gone. */
export function findRecording(where: { id: string } | Holder) {
  return db().upload.findFirst({
    where: { ...where, kind: "audio", state: "complete" },
    select: recordingSelect,
  });
}

/** A recording's bytes in the service's format, and its length as measured here; null if they are gone. */
export async function readSound({ id, blobKey, contentType }: Recording) {
  const content = await blobs.get(blobKey);
  if (!content) return null;
  const bytes = await new Response(content, { headers: { "content-type": contentType } }).blob();
  const seconds = await measureLength(bytes);
  await db().upload.updateMany({ where: { id }, data: { measuredMs: Math.ceil(seconds * 1000) } });
  return { bytes, filename: `${id}.${fileEnding(contentType)}`, seconds };
}

/** The stored segments of a recording. */
export function segmentsOf({ transcription }: Pick<Recording, "transcription">): Segment[] {
  return (transcription?.segments ?? []) as unknown as Segment[];
}
