import type { Actor } from "@/lib/access/actor";
import type { HolderKind } from "@/lib/attachments/attachment";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { type AttachedIn, attachRecording } from "@/lib/recordings/attach/attach-recording";
import {
  RECORDING_VALUES,
  holderOf,
  type RecordingValues,
  recordingsOf,
  toRecorded,
} from "@/lib/recordings/attach/read-recordings";
import { attachPhotos } from "@/lib/photos/attach/attach-photos";
import {
  PHOTO_VALUES,
  photosOf,
  type PhotoValues,
  toPhotos,
  translatedPhotos,
} from "@/lib/photos/attach/read-photos";
import { postedPhotos, type PostedPhotos, announcedPhoto, type AnnouncedPhoto } from "@/lib/photos/schema";
import { photoUploads } from "@/lib/photos/upload/photo-uploads";
import { NO_PHOTOS, type Photographed, type PhotoIdView } from "@/lib/photos/view";
import { photoIdView, photosShape } from "@/lib/photos/view-schema";
import { measured, type Measured, type PostedRecording, postedRecording } from "@/lib/recordings/schema";
import { audioUploads } from "@/lib/recordings/upload/audio-uploads";
import { type AudioView, NO_RECORDING, type Recorded } from "@/lib/recordings/view";
import { audioView, recordedShape } from "@/lib/recordings/view-schema";
import type { UploadKind } from "@/lib/uploads/upload-kind";

/*
 * The kinds of files that updates and messages can have. Each kind is a domain of its own; this says what they are together, so that
 * what uploads files, posts them, reads those of updates and empties them names no kind. A further kind is a line in most of what
 * this file exports, and:
 * - on the server, a table of its own beside `uploads`, its name in the check of `uploads.kind`, and in its domain an `UploadKind`
 *   (audio-uploads.ts, photo-uploads.ts), the fields of a post and of a view, how it is attached, and how a page's are read;
 * - in the browser, lib/browser/outbox/items/files.ts, components/outbox/item/item-files.tsx, the composer and update-entry.tsx;
 * - a look at what names recordings: `contentOf`, `wordsOf`, and chat's message-rows.ts.
 */

// Uploading.

type Kind = UploadKind<FileDetails, MeasuredFile, FileAddress>;

const UPLOAD_KINDS: Kind[] = [audioUploads, photoUploads];
export const UPLOAD_KIND_NAMES = UPLOAD_KINDS.map(({ name }) => name);

/** Throws for a name that no kind has. */
export function uploadKind(name: string): Kind {
  const kind = UPLOAD_KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no kind of upload named "${name}".`);
  return kind;
}

/** What a phone tells of a file before it sends it. */
export const fileDetails = announcedPhoto;
export type FileDetails = AnnouncedPhoto;

/** What it tells when the file is complete. */
export const measuredFile = measured;
export type MeasuredFile = Measured;

/** Where a complete file is: of each kind what its uploads answer. */
export const fileAddresses = () => [audioView(), photoIdView()];
export type FileAddress = AudioView | PhotoIdView;

/** The same in an upload's view. */
export const fileAddressShape = () => ({
  audioUrl: audioView().shape.audioUrl.exactOptional().describe("Once it is complete."),
  photoId: photoIdView().shape.photoId.exactOptional(),
});

// Posting.

/** The files that an update or message is posted with. */
export const postedFiles = (photos: number) => ({ ...postedRecording, ...postedPhotos(photos) });
export type PostedFiles = PostedRecording & PostedPhotos;

/** Whether a post has a file: it needs no words then. */
export function hasFile({ audioUrl, photoIds }: PostedFiles): boolean {
  return Boolean(audioUrl) || Boolean(photoIds?.length);
}

/**
 * Attaches the files of an update or message that is about to be inserted. Throws validation_failed for one that is not the actor's
 * own, complete and in none yet, plan_limit when the business has posted all that it may this month.
 */
export async function attachFiles(
  tx: Tx,
  actor: Actor,
  place: AttachedIn & { projectId?: string },
  posted: PostedFiles,
): Promise<Files> {
  const recorded = await attachRecording(tx, actor, place, posted);
  return { ...recorded, ...(await attachPhotos(tx, actor, place, posted)) };
}

// Reading.

/** What a view of an update or message has of its files; `language` is also that of a written text. */
export const filesShape = () => ({ ...recordedShape(), ...photosShape() });
export type Files = Recorded & Photographed;

export const NO_FILES: Files = { ...NO_RECORDING, ...NO_PHOTOS };

/**
 * The files of the holders that a statement's `page` has, and of the comments that it has `said`, kind by kind, for a reader of
 * a language, as common table expressions for `FILE_LISTS`.
 */
export function filesOfPage(holders: HolderKind, reads: string): Prisma.Sql {
  const [ids, said] = [Prisma.sql`ARRAY(SELECT id FROM page)`, Prisma.sql`ARRAY(SELECT id FROM said)`];
  const photos = Prisma.sql`${photosOf(holders, ids)} UNION ALL ${photosOf("comment", said)}`;
  return Prisma.sql`recorded AS MATERIALIZED (${recordingsOf(holders, ids)}),
    photographed AS MATERIALIZED (${translatedPhotos(photos, reads)})`;
}

export const FILE_LISTS = Prisma.sql`
  (SELECT json_agg(${RECORDING_VALUES}) FROM recorded) AS recordings,
  (SELECT json_agg(${PHOTO_VALUES} ORDER BY position) FROM photographed) AS photos`;

/** Recordings in any order; a list without a row is null. */
export interface StoredFiles {
  recordings: RecordingValues[] | null;
  photos: PhotoValues[] | null;
}

/** The files of each holder, by its id; those without one are not in it. */
export function toFiles({ recordings, photos }: StoredFiles): Map<string, Files> {
  const files = new Map<string, Files>();
  for (const [holder, own] of toPhotos(photos)) files.set(holder, { ...NO_FILES, photos: own });
  for (const recording of recordings ?? []) {
    const holder = holderOf(recording);
    files.set(holder, { ...(files.get(holder) ?? NO_FILES), ...toRecorded(recording) });
  }
  return files;
}
