import { setTimeout as sleep } from "node:timers/promises";
import {
  findStored,
  insertKey,
  type KeyedRequest,
  normalizeRequest,
  replay,
  storeAnswer,
  whereKey,
} from "./idempotency";
import { type JsonAnswer, respondWithJson } from "@/lib/http/answer/json";
import { acceptsEvents, respondInTime } from "@/lib/http/answer/slow";
import { type Course, SlowAnswer } from "@/lib/kernel/answer";
import { db, isInTransaction, Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { type Claim, isExpired, keepRenewing, LEASE_MS, logLost, newClaim } from "@/lib/kernel/lease";
import type { ServiceCall } from "@/lib/kernel/outside-call";
import { hashSecret } from "@/lib/kernel/secrets";
import { AppError } from "@/lib/shared/errors";

/** The phases of an outside call; each gets the result of the one before. */
interface Phases {
  claim(): Promise<unknown>;
  work(claimed: unknown, service: ServiceCall): Promise<unknown>;
  finish(done: { claimed: unknown; worked: unknown }): Promise<JsonAnswer>;
}

/** The call's first phase is done, under a claim that is ours. */
interface Begun {
  claim: Claim;
  claimed: unknown;
}

/** How long the service may take; less than the whole call (`TIME_LIMIT_MS`). */
const SERVICE_MS = 20_000;
/** The same while a client follows its progress. */
const FOLLOWED_MS = 10 * 60_000;
/** How long a second request waits for the first before it is told to retry later. */
const PATIENCE_MS = 5_000;
const POLL_MS = 100;

/**
 * Runs a verb that calls an outside service once per key: claim and key in one transaction, the service outside of any, the
 * outcome and the answer in another. If the process is killed in between, a retry with the key takes the claim over once
 * its lease has expired and calls the service with the same key, which then does nothing twice. A failure releases the
 * claim at once, for the next retry.
 * A second request while the first is in flight waits for its answer; after five seconds it gets 409 with Retry-After.
 * A client that accepts events follows the progress once the claim was not refused; if it disconnects, the service call is
 * aborted, and a retry starts it again.
 */
export async function runOutsideCallOnce(
  keyed: KeyedRequest,
  phases: Phases,
  { request, leaseMs = LEASE_MS }: { request: Request; leaseMs: number | undefined },
): Promise<Response> {
  const rest = await begin(keyed, phases, leaseMs);
  if (!acceptsEvents(request)) return respondWithJson(await rest(unfollowed()));
  const work: SlowAnswer["work"] = async ({ report, signal: left }) => {
    const signal = AbortSignal.any([left, AbortSignal.timeout(FOLLOWED_MS)]);
    const { body } = await rest({ report, signal });
    return body as object;
  };
  return respondInTime(new SlowAnswer(work), request);
}

function unfollowed(): Course {
  return { signal: AbortSignal.timeout(SERVICE_MS), report: () => undefined };
}

/** The rest of a call whose claim was not refused. */
type RestOfCall = (course: Course) => Promise<JsonAnswer>;

/** Runs only the claim, with all its refusals, and returns the rest of the call. */
async function begin(keyed: KeyedRequest, phases: Phases, leaseMs: number): Promise<RestOfCall> {
  if (isInTransaction()) throw new Error("A transaction would be held open over a network call");
  const request = normalizeRequest(keyed);
  const patience = performance.now() + PATIENCE_MS;
  for (;;) {
    const taken = await take(request, phases, leaseMs);
    if (taken !== "busy") {
      if ("status" in taken) return () => Promise.resolve(taken);
      return async (course) =>
        (await perform(request, phases, { ...taken, course })) ??
        (await begin(keyed, phases, leaseMs))(unfollowed());
    }
    if (performance.now() > patience) throw stillWorking(leaseMs);
    await sleep(POLL_MS);
  }
}

/** The stored answer, a claim that is now ours, or "busy" while another request holds it. */
function take(request: KeyedRequest, phases: Phases, leaseMs: number): Promise<JsonAnswer | Begun | "busy"> {
  const claim = newClaim(leaseMs);
  return transaction(async (tx) => {
    if (await insertKey(tx, request, claim)) {
      const claimed = await phases.claim();
      const data = { claimed: claimed ?? Prisma.JsonNull };
      await tx.idempotencyKey.update({ where: whereKey(request), data, select: { key: true } });
      return { claim, claimed };
    }
    const stored = await findStored(tx, request);
    if (stored.status !== null) return replay(request.actor, { ...stored, status: stored.status });
    if (!(await writeClaim(tx, request, claim, isExpired(Prisma.sql`claimed_until`)))) return "busy";
    return { claim, claimed: stored.claimed };
  });
}

/** Calls the service and finishes; null when the claim was lost during the call, and another request finishes. */
async function perform(
  request: KeyedRequest,
  phases: Phases,
  { claim, claimed, course }: Begun & { course: Course },
): Promise<JsonAnswer | null> {
  const stop = keepRenewing(claim, { renew: () => extend(db(), request, claim) });
  try {
    const service = { key: serviceKey(request), ...course };
    const worked = await phases.work(claimed, service);
    return await transaction(async (tx) => {
      if (!(await extend(tx, request, claim))) return null;
      const answer = await phases.finish({ claimed, worked });
      if (!request.isOurs) return storeAnswer(tx, request, answer);
      await tx.idempotencyKey.delete({ where: whereKey(request), select: { key: true } });
      return answer;
    });
  } catch (error) {
    // Free at once, for the next retry: no renewal may follow.
    stop();
    await extend(db(), request, { ...claim, until: Prisma.sql`clock_timestamp()` }).catch(logLost);
    throw error;
  } finally {
    stop();
  }
}

/** Extends our claim; false when another request has taken it over. */
function extend(tx: Tx, request: KeyedRequest, claim: Claim): Promise<boolean> {
  return writeClaim(tx, request, claim, Prisma.sql`claim_id = ${claim.id}::uuid`);
}

async function writeClaim(
  tx: Tx,
  { actor, method, path, key }: KeyedRequest,
  { id, until }: Claim,
  condition: Prisma.Sql,
): Promise<boolean> {
  const written = await tx.$executeRaw`
    UPDATE idempotency_keys SET claim_id = ${id}::uuid, claimed_until = ${until}
    WHERE user_id = ${actor.id}::uuid AND method = ${method} AND path = ${path} AND key = ${key}
      AND status IS NULL AND ${condition}`;
  return written === 1;
}

/** One per idempotency key, and the same for every retry. */
function serviceKey({ actor, method, path, key }: KeyedRequest): string {
  return hashSecret(JSON.stringify([actor.id, method, path, key]));
}

function stillWorking(leaseMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(leaseMs / 1000));
  return new AppError("conflict", { key: "stillWorking", retryAfterSeconds });
}
