import type { AnySchema } from "../parse";
import { AppError } from "@/lib/shared/errors";

/** What a body is, for those who send one. */
interface BodyDescription {
  type: string;
  /** Bytes. */
  limit: number;
  schema?: AnySchema;
  /** The field of a form that is the file. */
  file?: string;
}

/** A kind of body: how its bytes are received, and what the verb gets. */
export interface BodyKind<T extends object> {
  /** For the API's description. */
  takes: BodyDescription;
  /** Receives the bytes and enforces the limit as they arrive. Throws too_large, unsupported_media, validation_failed, or ClientGone. */
  receive(request: Request): Promise<Received<T>>;
  /** It writes to disk, so the caller is identified before it too: nobody may fill the disk without permission. */
  writesFiles?: true;
}

/** A body that was received. */
export interface Received<T extends object> {
  /** What the verb gets; throws validation_failed for what does not fit its schema. */
  input(): T;
  /** A hash of the body, to compare bodies with the same Idempotency-Key. */
  digest: string;
  /** The exact text that was sent, if the kind keeps it: signatures are computed over it. */
  text?: string;
  /** Removes files on disk that the verb has not moved elsewhere. */
  discard?(): Promise<void>;
}

/** The client hung up while sending: nobody is waiting for an answer, and it is not our error. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";
}

/**
 * The bytes as they arrive. Throws too_large once there are more than `limit`, or at once when Content-Length says so;
 * ClientGone when the client hangs up.
 *
 * Never cancels the stream: Next keeps pushing into it, and on a cancelled stream that throws an exception that nobody
 * catches.
 */
export async function* chunksOf(request: Request, limit: number): AsyncGenerator<Uint8Array, void> {
  assertDeclaredSize(request, limit);
  if (!request.body) return;
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(clientGone);
    if (done) return;
    size += value.byteLength;
    if (size > limit) throw new AppError("too_large");
    yield value;
  }
}

/** The whole body in memory: for the small ones. */
export async function wholeBody(request: Request, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(request, limit)) chunks.push(chunk);
  return chunks.length === 1 && chunks[0] ? asBuffer(chunks[0]) : Buffer.concat(chunks);
}

/** Throws too_large for a Content-Length over the limit. A body of unknown length is counted as it arrives. */
export function assertDeclaredSize(request: Request, limit: number): void {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new AppError("too_large");
}

/** Throws unsupported_media unless `fits` accepts the content type. */
export function assertType(request: Request, fits: (type: string) => boolean): void {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!fits(type)) throw new AppError("unsupported_media");
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function clientGone(cause: unknown): never {
  throw new ClientGone("The client went away", { cause });
}
