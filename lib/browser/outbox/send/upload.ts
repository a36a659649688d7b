import type { FileInfo, OutboxItem } from "../items/item";
import type { Measured } from "../measured";
import type { OutboxStore } from "../store/store";
import type { putPart } from "./put-part";
import { PART_BYTES } from "@/lib/recordings/limits";
import type { UploadView } from "@/lib/recordings/view";
import { api, ApiError } from "@/lib/browser/api-client";
import { audioPaths } from "@/lib/shared/paths/audio-paths";

export interface UploadOptions {
  store: OutboxStore;
  putPart: typeof putPart;
  onProgress: (percent: number) => void;
  /** Sent with the last part. */
  measured?: Partial<Measured>;
}

/** What both the call that begins an upload and the one that finds it answer; the address once it is complete. */
type KnownUpload = Pick<UploadView, "id" | "receivedParts" | "audioUrl">;

/**
 * Uploads what the server lacks of an item's file, part by part, and settles with its address once the server has compared
 * size and hash. An interrupted upload resumes where it stopped. Throws ApiError; `upload_failed` if it has to restart.
 */
export async function uploadFile(item: OutboxItem, options: UploadOptions): Promise<string | null> {
  const { file } = item;
  if (!file) return null;
  if (file.url) return file.url;
  try {
    const upload = await beginOrResume(item, file, options);
    const url = upload.audioUrl ?? (await sendParts(item, file, upload, options));
    await remember(item, { url }, options.store);
    return url;
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || !["not_found", "validation_failed"].includes(thrown.code))
      throw thrown;
    await remember(item, { uploadId: null }, options.store);
    throw new ApiError(thrown.status, "upload_failed", thrown.message);
  }
}

function callFor({ userId }: OutboxItem) {
  return { userId, waitsForSignIn: false };
}

async function beginOrResume(
  item: OutboxItem,
  { uploadId, size, sha256, contentType }: FileInfo,
  { store }: UploadOptions,
): Promise<KnownUpload> {
  const call = callFor(item);
  if (uploadId) return await api.get(audioPaths.upload(uploadId), call);
  const begun = await api.post(audioPaths.uploads(), { size, sha256, contentType }, call);
  await remember(item, { uploadId: begun.id }, store);
  return begun;
}

async function sendParts(
  item: OutboxItem,
  { size }: FileInfo,
  upload: KnownUpload,
  { store, putPart, onProgress, measured = {} }: UploadOptions,
): Promise<string> {
  const { id, userId } = item;
  const received = new Set(upload.receivedParts);
  const report = (bytes: number) => {
    onProgress(Math.min(99, Math.round((100 * bytes) / size)));
  };
  for (let index = 0; index * PART_BYTES < size; index++) {
    const before = index * PART_BYTES;
    if (!received.has(index)) {
      const bytes = (await store.part(id, index)) ?? new ArrayBuffer(0);
      const onPart = (sent: number) => {
        report(before + sent);
      };
      await putPart(audioPaths.part(upload.id, index), bytes, { userId, onProgress: onPart });
    }
    report(before + PART_BYTES);
  }
  const { audioUrl } = await api.post(audioPaths.complete(upload.id), measured, callFor(item));
  return audioUrl;
}

async function remember(
  { id }: OutboxItem,
  known: { uploadId?: string | null; url?: string },
  store: OutboxStore,
): Promise<void> {
  await store.change(id, (item) => (item.file ? { ...item, file: { ...item.file, ...known } } : item));
}
