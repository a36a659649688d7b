import { createHash } from "node:crypto";
import { type FileAddress, type MeasuredFile, uploadKind } from "../kinds";
import type { CompleteUploadInput } from "../schema";
import type { Actor } from "@/lib/access/actor";
import { blobs } from "@/lib/blob/blobs";
import { db } from "@/lib/kernel/db";
import { outsideCall } from "@/lib/kernel/outside-call";
import { thumbKey } from "@/lib/photos/upload/photo-uploads";
import type { ByteSource } from "@/lib/shared/audio/byte-source";
import { AppError, conflict, invalid, orNotFound } from "@/lib/shared/errors";
import { assertStillThere, finishUpload } from "@/lib/uploads/finish-upload";
import { PART_BYTES } from "@/lib/uploads/limits";
import { ownUpload, partKeys, type UploadRow, uploadSelect } from "@/lib/uploads/own-upload";
import type { StoredFile } from "@/lib/uploads/upload-kind";

/**
 * Puts the parts of an upload together. Throws conflict while parts are missing, validation_failed when the bytes have another
 * hash or size than announced, unsupported_media when they are nothing of its kind, and deletes it then. One that is complete gives
 * its answer once more.
 */
export const completeUpload = outsideCall({
  claim: async (actor: Actor, { id }: CompleteUploadInput): Promise<{ id: string; kind: string }> => {
    const upload = await ownUpload(actor, id);
    const isWhole = upload.receivedParts.length === partKeys(upload).length;
    if (upload.state === "receiving" && !isWhole) throw conflict("partsMissing");
    return { id: upload.id, kind: upload.kind };
  },
  work: ({ id }) => {
    const storing = underway.get(id) ?? storeOnce(id).finally(() => underway.delete(id));
    underway.set(id, storing);
    return storing;
  },
  finish: async (actor, { id: _id, ...measured }, { claimed, worked }): Promise<FileAddress> => {
    const kind = uploadKind(claimed.kind);
    if (worked) {
      const { contentType, keep } = worked;
      await finishUpload(actor, { id: claimed.id, contentType, keep: keep(measured) });
    }
    return kind.address(claimed.id);
  },
});

/** What this process stores: a file that takes its decoder long is decoded once, however many requests complete it. */
const underway = new Map<string, Promise<StoredFile<MeasuredFile> | null>>();

/** Null for one that is complete already. */
async function storeOnce(id: string): Promise<StoredFile<MeasuredFile> | null> {
  const upload = await read(id);
  if (upload.state === "complete") return null;
  return store(upload).catch(async (error: unknown) => {
    // A concurrent request has completed it, and its parts are gone.
    if ((await read(id)).state === "complete") return null;
    // Or it would be decoded again at each call.
    if (error instanceof AppError && error.code === "unsupported_media")
      await db().upload.deleteMany({ where: { id, state: "receiving" } });
    throw error;
  });
}

async function read(id: string): Promise<UploadRow> {
  return orNotFound(await db().upload.findUnique({ where: { id }, select: uploadSelect }));
}

/** Stores what is kept of the parts as one file. */
async function store(upload: UploadRow): Promise<StoredFile<MeasuredFile>> {
  const verified = () => verify(joined(upload), upload);
  const { id, blobKey: key } = upload;
  try {
    return await uploadKind(upload.kind).store({ key, source: partSource(upload), verified });
  } finally {
    // Also when the store reports an error: it may have the bytes all the same.
    await assertStillThere(id, [key, thumbKey(key)]);
  }
}

/** The parts as one file, of which no more is read than is asked for. */
function partSource(upload: UploadRow): ByteSource {
  const keys = partKeys(upload);
  const { size } = upload;
  return {
    size,
    read: async (start, end) => {
      const read: Uint8Array[] = [];
      const until = Math.min(end, size);
      for (let at = start; at < until; at += PART_BYTES - (at % PART_BYTES)) {
        const n = Math.floor(at / PART_BYTES);
        const range = { start: at % PART_BYTES, end: Math.min(until - n * PART_BYTES, PART_BYTES) - 1 };
        const part = await blobs.get(keys[n] ?? "", { range });
        if (!part) throw conflict("partsMissing");
        read.push(await new Response(part).bytes());
      }
      return Buffer.concat(read);
    },
  };
}

async function* joined(upload: UploadRow): AsyncGenerator<Uint8Array, void> {
  for (const key of partKeys(upload)) {
    const part = await blobs.get(key);
    if (!part) throw conflict("partsMissing");
    yield* part;
  }
}

/** Passes the bytes on, and throws at their end unless they are what was announced. */
async function* verify(
  chunks: AsyncIterable<Uint8Array>,
  { size, sha256 }: Pick<UploadRow, "size" | "sha256">,
): AsyncGenerator<Uint8Array, void> {
  const hash = createHash("sha256");
  let received = 0;
  for await (const chunk of chunks) {
    received += chunk.byteLength;
    hash.update(chunk);
    yield chunk;
  }
  if (received !== size) throw invalid("size", "damaged");
  if (hash.digest("hex") !== sha256) throw invalid("sha256", "damaged");
}
