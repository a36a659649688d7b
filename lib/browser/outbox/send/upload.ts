import { fileKind } from "../items/files";
import type { ItemFile, OutboxItem, PhotoFacts } from "../items/item";
import type { OutboxStore } from "../store/store";
import type { putPart } from "./put-part";
import { api, ApiError } from "@/lib/browser/api-client";
import type { UploadView } from "@/lib/files/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { PART_BYTES } from "@/lib/uploads/limits";

export interface UploadOptions {
  store: OutboxStore;
  putPart: typeof putPart;
  onProgress: (percent: number) => void;
}

/** What both the call that begins an upload and the one that finds it answer. */
type KnownUpload = Omit<UploadView, "state">;

/**
 * Uploads what the server lacks of an item's files, one after the other, part by part, and settles with the fields of a post that
 * has them, once the server has compared size and hash of each. An interrupted upload resumes where it stopped, or begins anew where
 * the server no longer has it. Throws ApiError; `upload_failed` if one has to restart.
 */
export async function uploadFiles(item: OutboxItem, options: UploadOptions): Promise<object> {
  const total = bytesOf(item.files);
  const references: [kind: string, reference: string][] = [];
  for (const [index, file] of item.files.entries()) {
    const before = bytesOf(item.files.slice(0, index));
    const report = (bytes: number) =>
      options.onProgress(Math.min(99, Math.round((100 * (before + bytes)) / total)));
    references.push([file.kind, await uploadFile(item, file, { ...options, report })]);
  }
  return Object.fromEntries(
    references.map(([kind]) => {
      const { field, value } = fileKind(kind);
      const ofKind = references.filter((one) => one[0] === kind);
      return [field, value(ofKind.map(([, reference]) => reference))];
    }),
  );
}

function bytesOf(files: readonly ItemFile[]): number {
  return files.reduce((bytes, { size }) => bytes + size, 0);
}

interface FileOptions extends UploadOptions {
  /** Called with how many bytes of the file have arrived. */
  report: (bytes: number) => void;
}

/** Settles with what a post names the file by. */
async function uploadFile(item: OutboxItem, file: ItemFile, options: FileOptions): Promise<string> {
  if (file.reference !== undefined) return file.reference;
  const { referenceOf } = fileKind(file.kind);
  try {
    const upload = await beginOrResume(item, file, options);
    const reference = referenceOf(upload) ?? referenceOf(await sendParts(item, file, upload, options));
    if (reference === undefined) throw new ApiError(0, "validation_failed", "");
    await remember(item, file, { reference }, options.store);
    return reference;
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || !["not_found", "validation_failed"].includes(thrown.code))
      throw thrown;
    await remember(item, file, { uploadId: null }, options.store);
    throw new ApiError(thrown.status, "upload_failed", thrown.message);
  }
}

function callFor({ userId }: OutboxItem) {
  return { userId, waitsForSignIn: false };
}

async function beginOrResume(
  item: OutboxItem,
  file: ItemFile,
  { store }: UploadOptions,
): Promise<KnownUpload> {
  const call = callFor(item);
  const { kind, size, sha256, contentType, photo } = file;
  const uploadId = begunHere.get(nameOf(item, file)) ?? file.uploadId;
  const known = uploadId ? await api.get(apiPath("uploads", uploadId), call).catch(unlessNotFound) : null;
  if (known) return known;
  const { projectId } = item.written;
  const announced = { kind, size, sha256, contentType, projectId, ...(photo && announcedPhoto(photo)) };
  const begun = await api.post(apiPath("uploads"), announced, call);
  // One that waited for longer than the server keeps it: what was refused was that, not the file.
  const uncounted = uploadId ? { transientRefusals: 0 } : {};
  await remember(item, file, { uploadId: begun.id }, store, uncounted);
  return begun;
}

function unlessNotFound(thrown: unknown): null {
  if (thrown instanceof ApiError && thrown.code === "not_found") return null;
  throw thrown;
}

function announcedPhoto({ width, height, takenAt, place }: PhotoFacts) {
  return { width, height, ...(takenAt !== null && { takenAt }), ...(place && { place }) };
}

async function sendParts(
  item: OutboxItem,
  { size, firstPart, measured }: ItemFile,
  upload: KnownUpload,
  { store, putPart, report }: FileOptions,
) {
  const { id, userId } = item;
  const received = new Set(upload.receivedParts);
  for (let index = 0; index * PART_BYTES < size; index++) {
    const before = index * PART_BYTES;
    if (!received.has(index)) {
      const bytes = (await store.part(id, firstPart + index)) ?? new ArrayBuffer(0);
      const onPart = (sent: number) => report(before + sent);
      await putPart(apiPath("uploads", upload.id, "parts", index), bytes, { userId, onProgress: onPart });
    }
    report(Math.min(size, before + PART_BYTES));
  }
  return api.post(apiPath("uploads", upload.id, "complete"), measured, callFor(item));
}

/** Uploads that this page has begun: a full phone does not store them, and each attempt would begin anew. */
const begunHere = new Map<string, string>();
const nameOf = ({ key }: Pick<OutboxItem, "key">, { firstPart }: Pick<ItemFile, "firstPart">) =>
  `${key} ${firstPart}`;

/** Where the phone has no room for it, the next page begins an interrupted upload anew. */
async function remember(
  of: OutboxItem,
  { firstPart }: ItemFile,
  known: Pick<ItemFile, "uploadId" | "reference">,
  store: OutboxStore,
  uncounted: Pick<OutboxItem, "transientRefusals"> = {},
): Promise<void> {
  const name = nameOf(of, { firstPart });
  if (known.uploadId) begunHere.set(name, known.uploadId);
  const stored = await store
    .change(of.id, (item) => ({
      ...item,
      ...uncounted,
      files: item.files.map((file) => (file.firstPart === firstPart ? { ...file, ...known } : file)),
    }))
    .catch(() => null);
  if (known.uploadId === null || (stored && known.reference !== undefined)) begunHere.delete(name);
}
