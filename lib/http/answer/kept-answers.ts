import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { revalidated } from "./entity-tag";
import { env } from "@/lib/kernel/env";

/** A success whose bytes are kept. It is made into a Response where only that can be sent: each one copies the bytes. */
export interface KeptAnswer {
  status: 200;
  headers: Headers;
  kept: KeptBytes;
}

/** The bytes of an answer, compressed once, when the first reader asks for that. */
export class KeptBytes {
  #gzipped?: Promise<Buffer>;

  constructor(readonly plain: Buffer<ArrayBuffer>) {}

  gzipped(): Promise<Buffer> {
    return (this.#gzipped ??= compress(this.plain));
  }
}

const compress = promisify<Buffer, Buffer>(gzip);

const MOST_ANSWERS = 5_000;
const MOST_BYTES = 16 * 1024 * 1024;
/** Bytes and what they are compressed to: of JSON, at most a quarter more. */
const WITH_GZIPPED = 1.25;

const shared = globalThis as typeof globalThis & { plumblineAnswers?: ReturnType<typeof keptNothing> };

/**
 * The answers of GETs by their ETags, which a reader's first statement has just confirmed: what is kept is as right as a 304 would
 * be. An ETag is one reader's; readers who are shown the same share its bytes, which are found by what they are. On globalThis, since
 * routes may have copies of this module: all of them together hold 16 MB.
 */
const keptAnswers = () => (shared.plumblineAnswers ??= keptNothing());

function keptNothing() {
  return {
    headers: new LRUCache<string, { lines: [string, string][]; digest: string }>({ max: MOST_ANSWERS }),
    bytes: new LRUCache<string, KeptBytes>({
      maxSize: MOST_BYTES,
      sizeCalculation: ({ plain }) => Math.ceil(plain.byteLength * WITH_GZIPPED) + 1,
    }),
  };
}

/** The answer with this ETag, if it is kept. */
export function findAnswer(tag: string): KeptAnswer | undefined {
  const { headers, bytes } = keptAnswers();
  const known = headers.get(tag);
  const kept = known && bytes.get(known.digest);
  return kept && { status: 200, headers: new Headers(known.lines), kept };
}

/** A success with these headers, which is kept under their ETag. A refusal stays as it is. */
export async function keepAnswer(
  response: Response,
  cache: ReturnType<typeof revalidated>,
): Promise<Response | KeptAnswer> {
  if (response.status !== 200) return response;
  for (const [name, value] of Object.entries(cache)) response.headers.set(name, value);
  if (env.KEEP_READS === "off") return response;
  const plain = Buffer.from(await response.arrayBuffer());
  const digest = hash("sha256", plain, "base64url");
  const { headers, bytes } = keptAnswers();
  const kept = bytes.get(digest) ?? new KeptBytes(plain);
  bytes.set(digest, kept);
  headers.set(cache.etag, { lines: [...response.headers], digest });
  return { status: 200, headers: response.headers, kept };
}

/** As what Next sends. */
export function toResponse(answered: Response | KeptAnswer): Response {
  return "kept" in answered ? new Response(answered.kept.plain, answered) : answered;
}
