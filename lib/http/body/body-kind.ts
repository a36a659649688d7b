import { AppError } from "@/lib/errors";

/** A kind of body: how its bytes are taken in, and what the verb gets of it. */
export interface BodyKind<T extends object> {
  /** Takes the bytes in and holds the limit while they come. Throws too_large, unsupported_media, validation_failed, or ClientGone. */
  receive(request: Request): Promise<Received<T>>;
  /** It writes to disk: then the caller is asked for before it too, so that nobody fills the disk without permission. */
  writesFiles?: true;
}

/** A body that is in. */
export interface Received<T extends object> {
  /** What the verb gets; throws validation_failed for what does not fit its schema. */
  input(): T;
  /** Tells this body from another one, for an Idempotency-Key. */
  digest: string;
  /** Exactly what was sent, where the kind keeps it: signatures are over this. */
  text?: string;
  /** Removes what is on disk and the verb has not taken away. */
  discard?(): Promise<void>;
}

/** The client hung up while it was sending: nobody waits for an answer, and nothing is wrong here. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";
}

/**
 * The bytes as they come. Throws too_large as soon as there are more than `limit`, or as soon as the client says so;
 * ClientGone when it hangs up.
 *
 * Ends without cancelling the stream: Next goes on pushing into it, which a cancelled stream answers with an exception that
 * nobody catches.
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

/** Throws too_large for what says itself that it is. A body of unknown length is counted while it comes. */
export function assertDeclaredSize(request: Request, limit: number): void {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new AppError("too_large");
}

/** Throws unsupported_media unless the body says that it is one of these types. */
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
