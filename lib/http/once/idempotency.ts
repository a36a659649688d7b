import type { Actor } from "@/lib/access/actor";
import { assertReachable } from "@/lib/access/authorize";
import { notedTarget } from "@/lib/access/noted-target";
import type { Target } from "@/lib/access/target-chain";
import type { JsonAnswer } from "@/lib/http/answer/json";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import type { Claim } from "@/lib/kernel/lease";
import { hashSecret } from "@/lib/kernel/secrets";
import { AppError, invalid, notFound } from "@/lib/shared/errors";

/** A request to run once: the same key from the same user on the same method and path. */
export interface KeyedRequest {
  actor: Actor;
  method: string;
  path: string;
  key: string;
  /** Whether the client gave none: nobody can come back with it, and the answer is not stored. */
  isOurs?: boolean;
  /** Digest of the body: the same key with another digest is a conflict. */
  digest: string;
}

/** Maximum lengths of a key, and of a path as its column holds it. */
const MAX_KEY = 100;
const MAX_PATH = 500;
const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi;

/**
 * Runs `work` once per key: key, change and answer are one transaction, so a crash loses all or none. A second request with
 * the key waits on the primary key for the first to end, then gets its answer. Throws conflict when the key came with another
 * body, not_found when the actor can no longer see the target. A failure rolls the key back with the rest, so failures are not
 * stored.
 */
export async function runOnce(keyed: KeyedRequest, work: () => Promise<JsonAnswer>): Promise<JsonAnswer> {
  const request = normalizeRequest(keyed);
  return transaction(async (tx) => {
    if (await insertKey(tx, request)) return storeAnswer(tx, request, await work());
    const stored = await findStored(tx, request);
    if (stored.status === null) throw keyReused();
    return replay(request.actor, { ...stored, status: stored.status });
  });
}

/** One spelling for each path: ids in lower case, nothing percent-encoded, and never longer than its column. */
export function normalizeRequest(request: KeyedRequest): KeyedRequest {
  if (request.key.length > MAX_KEY) throw invalid("Idempotency-Key", "tooLong", { maximum: MAX_KEY });
  const spelled = decodeURIComponent(request.path).replace(UUID, (id) => id.toLowerCase());
  const path = spelled.length <= MAX_PATH ? spelled : `sha256:${hashSecret(spelled)}`;
  return { ...request, path };
}

/** Inserts the key; false when it exists already. Waits for a concurrent transaction that is inserting it. */
export async function insertKey(
  tx: Tx,
  { actor, method, path, key, digest }: KeyedRequest,
  claim: Claim | null = null,
): Promise<boolean> {
  const until = claim?.until ?? Prisma.sql`NULL`;
  const inserted = await tx.$executeRaw`
    INSERT INTO idempotency_keys (user_id, method, path, key, request_hash, claim_id, claimed_until)
    VALUES (${actor.id}::uuid, ${method}, ${path}, ${key}, ${digest}, ${claim?.id ?? null}::uuid, ${until})
    ON CONFLICT DO NOTHING`;
  return inserted === 1;
}

/** The row of an existing key; throws conflict when it came with another body. */
export async function findStored(tx: Tx, request: KeyedRequest) {
  const stored = await tx.idempotencyKey.findUniqueOrThrow({ where: whereKey(request) });
  if (stored.requestHash !== request.digest) throw keyReused();
  return stored;
}

/** Stores the answer and its target. */
export async function storeAnswer(tx: Tx, request: KeyedRequest, answer: JsonAnswer): Promise<JsonAnswer> {
  const target = notedTarget();
  await tx.idempotencyKey.update({
    where: whereKey(request),
    data: {
      status: answer.status,
      answer: answer.body ?? Prisma.JsonNull,
      ...(target && { target: { ...target } }),
    },
    select: { key: true },
  });
  return { status: answer.status, body: answer.body };
}

/**
 * The answer of the first request. Throws not_found when the actor can no longer see its target, and where the answer went with
 * somebody's account.
 */
export async function replay(
  actor: Actor,
  { status, answer, target }: { status: number; answer: unknown; target: unknown },
): Promise<JsonAnswer> {
  if (target !== null) await assertReachable(actor, target as Target);
  if (answer === null && status !== 204) throw notFound();
  return { status, body: answer };
}

export function whereKey({ actor, method, path, key }: KeyedRequest) {
  return { userId_method_path_key: { userId: actor.id, method, path, key } };
}

function keyReused(): AppError {
  return new AppError("conflict", { key: "idempotencyKeyReused", details: { reason: "key_reused" } });
}
