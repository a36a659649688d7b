import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { JsonAnswer } from "./answer/json";
import {
  findStored,
  insertKey,
  type KeyedRequest,
  normalized,
  replay,
  storeAnswer,
  whereKey,
} from "./idempotency";
import type { Course } from "@/lib/answer";
import { db, isInTransaction, Prisma, transaction, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import type { ServiceCall } from "@/lib/outside-call";
import { hashSecret } from "@/lib/secrets";

/** The phases of an outside call; each gets the result of the one before. */
export interface Phases<Claimed, Worked> {
  claim(): Promise<Claimed>;
  work(claimed: Claimed, service: ServiceCall): Promise<Worked>;
  finish(done: { claimed: Claimed; worked: Worked }): Promise<JsonAnswer>;
}

interface Claim<Claimed> {
  id: string;
  claimed: Claimed;
}

/** How long a claim lasts without renewal: a retry can take it over this long after its process was killed. */
const LEASE_MS = 10_000;
/** How long the service may take; less than the whole call (`TIME_LIMIT_MS`). */
const SERVICE_MS = 20_000;
/** How long a second request waits for the first before it is told to retry later. */
const PATIENCE_MS = 5_000;
const POLL_MS = 100;

/**
 * Runs a verb that calls an outside service once per key: claim and key in one transaction, the service outside of any, the
 * outcome and the answer in another. If the process is killed in between, a retry with the key takes the claim over once
 * its lease has expired and calls the service with the same key, which then does nothing twice. A failure releases the
 * claim at once, for the next retry.
 * A second request while the first is in flight waits for its answer; after five seconds it gets 409 with Retry-After.
 */
export async function onceOutside<Claimed, Worked>(
  keyed: KeyedRequest,
  phases: Phases<Claimed, Worked>,
  leaseMs = LEASE_MS,
): Promise<JsonAnswer> {
  const begun = await beginOutside(keyed, phases, leaseMs);
  return begun({ signal: AbortSignal.timeout(SERVICE_MS), report: () => undefined });
}

/** The rest of a call whose claim was not refused. */
type RestOfCall = (course: Course) => Promise<JsonAnswer>;

/**
 * Runs only the claim, with all its refusals, and returns the rest of the call, for a client that follows the progress. If
 * that client disconnects, the service call is aborted, and a retry starts it again.
 */
export async function beginOutside<Claimed, Worked>(
  keyed: KeyedRequest,
  phases: Phases<Claimed, Worked>,
  leaseMs = LEASE_MS,
): Promise<RestOfCall> {
  if (isInTransaction()) throw new Error("A transaction would be held open over a network call");
  const request = normalized(keyed);
  const patience = performance.now() + PATIENCE_MS;
  for (;;) {
    const taken = await take(request, phases, leaseMs);
    if (taken !== "busy") {
      if ("status" in taken) return () => Promise.resolve(taken);
      return async (course) =>
        (await perform(request, phases, { ...taken, course }, leaseMs)) ??
        (await onceOutside(keyed, phases, leaseMs));
    }
    if (performance.now() > patience) throw stillWorking(leaseMs);
    await sleep(POLL_MS);
  }
}

/** The stored answer, a claim that is now ours, or "busy" while another request holds it. */
function take<Claimed>(
  request: KeyedRequest,
  phases: Pick<Phases<Claimed, unknown>, "claim">,
  leaseMs: number,
): Promise<JsonAnswer | Claim<Claimed> | "busy"> {
  const id = randomUUID();
  return transaction(async (tx) => {
    if (await insertKey(tx, request, { id, leaseMs }))
      return firstClaim(tx, request, id, await phases.claim());
    const stored = await findStored(tx, request);
    if (stored.status !== null) return replay(request.actor, { ...stored, status: stored.status });
    if (!(await extendLease(tx, request, { id, leaseMs, unlessHeld: true }))) return "busy";
    return { id, claimed: stored.claimed as Claimed };
  });
}

async function firstClaim<Claimed>(
  tx: Tx,
  request: KeyedRequest,
  id: string,
  claimed: Claimed,
): Promise<Claim<Claimed>> {
  await tx.idempotencyKey.update({
    where: whereKey(request),
    data: { claimed: (claimed ?? Prisma.JsonNull) as Prisma.InputJsonValue },
    select: { key: true },
  });
  return { id, claimed };
}

/** Calls the service and finishes; null when the claim was lost meanwhile, and another request finishes. */
async function perform<Claimed, Worked>(
  request: KeyedRequest,
  phases: Phases<Claimed, Worked>,
  { id, claimed, course }: Claim<Claimed> & { course: Course },
  leaseMs: number,
): Promise<JsonAnswer | null> {
  const stop = keepLease(request, id, leaseMs);
  try {
    const service = { key: serviceKey(request), ...course };
    const worked = await phases.work(claimed, service);
    return await transaction(async (tx) => {
      if (!(await extendLease(tx, request, { id, leaseMs }))) return null;
      return storeAnswer(tx, request, await phases.finish({ claimed, worked }));
    });
  } catch (error) {
    await extendLease(db(), request, { id, leaseMs: 0 }).catch(logLost);
    throw error;
  } finally {
    stop();
  }
}

/** Renews the lease while the service works. */
function keepLease(request: KeyedRequest, id: string, leaseMs: number): () => void {
  const timer = setInterval(
    () => void extendLease(db(), request, { id, leaseMs }).catch(logLost),
    leaseMs / 3,
  );
  return () => {
    clearInterval(timer);
  };
}

/** Extends the lease; false when another request holds the claim. `unlessHeld` takes over a claim whose lease has expired. */
async function extendLease(
  tx: Tx,
  { actor, method, path, key }: KeyedRequest,
  { id, leaseMs, unlessHeld = false }: { id: string; leaseMs: number; unlessHeld?: boolean },
): Promise<boolean> {
  const mine = unlessHeld
    ? Prisma.sql`claimed_until < clock_timestamp()`
    : Prisma.sql`claim_id = ${id}::uuid`;
  const held = await tx.$executeRaw`
    UPDATE idempotency_keys
    SET claim_id = ${id}::uuid, claimed_until = clock_timestamp() + ${leaseMs} * interval '1 ms'
    WHERE user_id = ${actor.id}::uuid AND method = ${method} AND path = ${path} AND key = ${key}
      AND status IS NULL AND ${mine}`;
  return held === 1;
}

/** One per idempotency key, and the same for every retry. */
function serviceKey({ actor, method, path, key }: KeyedRequest): string {
  return hashSecret(JSON.stringify([actor.id, method, path, key]));
}

function logLost(error: unknown): void {
  log.warn({ err: error }, "a claim could not be renewed");
}

function stillWorking(leaseMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(leaseMs / 1000));
  return new AppError("conflict", { key: "stillWorking", retryAfterSeconds });
}
