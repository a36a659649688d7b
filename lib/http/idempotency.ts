import { hashSecret } from "@/lib/secrets";
import type { Actor } from "@/lib/access/actor";
import { Prisma, transaction, type Tx } from "@/lib/db";
import { AppError, invalid } from "@/lib/errors";

/** An answer as it is stored and given again. */
export interface StoredAnswer {
  status: number;
  body: unknown;
}

/** Characters of a key (CONTRACT section 2). */
const MAX_KEY = 100;

interface KeyedRequest {
  actor: Actor;
  method: string;
  path: string;
  key: string;
  bodyText: string;
}

/**
 * Runs `work` once per key (CONTRACT section 2): key, change and answer are one transaction, so a crash loses all or none.
 * A second request with the key waits on the primary key for the first to end, then gets its answer. Throws conflict when
 * the key came with another body. A failure rolls the key back with the rest: failures are not stored.
 */
export async function once(keyed: KeyedRequest, work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  const request = { ...keyed, path: storedPath(keyed.path) };
  if (request.key.length > MAX_KEY) throw invalid("Idempotency-Key", "tooLong", { maximum: MAX_KEY });
  if (request.key.length === 0) return work();
  const requestHash = hashSecret(request.bodyText);
  return transaction(async (tx) => {
    if (await claim(tx, request, requestHash)) return storeAnswer(tx, request, await work());
    return earlierAnswer(tx, request, requestHash);
  });
}

const MAX_PATH = 500;
const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** One spelling for each address: ids in lower case, nothing percent-encoded, and never longer than its column. */
function storedPath(path: string): string {
  const spelled = decodeURIComponent(path).replace(UUID, (id) => id.toLowerCase());
  return spelled.length <= MAX_PATH ? spelled : `sha256:${hashSecret(spelled)}`;
}

async function claim(
  tx: Tx,
  { actor, method, path, key }: KeyedRequest,
  requestHash: string,
): Promise<boolean> {
  const inserted = await tx.$executeRaw`
    INSERT INTO idempotency_keys (user_id, method, path, key, request_hash)
    VALUES (${actor.id}::uuid, ${method}, ${path}, ${key}, ${requestHash}) ON CONFLICT DO NOTHING`;
  return inserted === 1;
}

async function storeAnswer(
  tx: Tx,
  { actor, method, path, key }: KeyedRequest,
  answer: StoredAnswer,
): Promise<StoredAnswer> {
  await tx.idempotencyKey.update({
    where: { userId_method_path_key: { userId: actor.id, method, path, key } },
    data: { status: answer.status, answer: answer.body ?? Prisma.JsonNull },
    select: { key: true },
  });
  return answer;
}

async function earlierAnswer(
  tx: Tx,
  { actor, method, path, key }: KeyedRequest,
  requestHash: string,
): Promise<StoredAnswer> {
  const stored = await tx.idempotencyKey.findUniqueOrThrow({
    where: { userId_method_path_key: { userId: actor.id, method, path, key } },
  });
  if (stored.requestHash !== requestHash || stored.status === null)
    throw new AppError("conflict", { key: "idempotencyKeyReused" });
  return { status: stored.status, body: stored.answer };
}
