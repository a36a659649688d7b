import { KEY_HOURS } from "./session";
import type { Actor } from "@/lib/access/actor";
import { verifyCredentials } from "@/lib/account/password/verify-credentials";
import { rememberDevice } from "@/lib/account/session/known-device";
import { record } from "@/lib/events/record";
import { db, transaction } from "@/lib/kernel/db";
import { currentRequest } from "@/lib/kernel/request-context";
import { hashSecret, newSecret } from "@/lib/kernel/secrets";
import { columns } from "@/lib/kernel/sql/columns";
import { NEWEST_FIRST } from "@/lib/kernel/sql/order";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";
import type { OperatorLogInInput } from "@/lib/operator/schema";
import type { OperatorKeyView, OperatorSessionView, OperatorView } from "@/lib/operator/view";
import { AppError, notFound } from "@/lib/shared/errors";

/** Who the key belongs to: the console asks when it is opened. */
export function whoAmI({ id, name, email }: Actor): Promise<OperatorView> {
  return Promise.resolve({ id, name, email });
}

/** Every operator's sessions that have neither ended nor expired, newest first. */
export async function listOperatorSessions(): Promise<OperatorSessionView[]> {
  const rows = await db().operatorSession.findMany({
    where: { endedAt: null, expiresAt: { gt: new Date() } },
    select: {
      ...columns("id", "keyHash", "createdAt", "expiresAt", "ipAddress", "userAgent"),
      user: { select: columns("id", "name", "email") },
    },
    ...NEWEST_FIRST,
    take: MOST,
  });
  const own = keyHash();
  return rows.map(({ user, keyHash: hash, ...row }) => {
    return { ...withIsoTimes(row), operator: user, isCurrent: hash === own };
  });
}

/** Sessions last 12 hours: more than these would be an attack. */
const MOST = 200;

/** Ends any operator's session, also one's own. Throws not_found for one that has ended. */
export function endOperatorSession(operator: Actor, { id }: { id: string }): Promise<void> {
  return transaction(async (tx) => {
    const where = { id, endedAt: null, expiresAt: { gt: new Date() } };
    const session = await tx.operatorSession.findFirst({ where, select: { userId: true } });
    const ended = await tx.operatorSession.updateMany({ where, data: { endedAt: new Date() } });
    if (!session || ended.count === 0) throw notFound();
    const details = { sessionId: id };
    await record(tx, { by: operator, type: "operator.session-ended", id: session.userId, details });
  });
}

/** Ends every operator's sessions but the one that asks. */
export function endOtherOperatorSessions(operator: Actor): Promise<void> {
  return transaction(async (tx) => {
    const ended = await tx.operatorSession.updateManyAndReturn({
      where: { endedAt: null, expiresAt: { gt: new Date() }, keyHash: { not: keyHash() } },
      data: { endedAt: new Date() },
      select: { id: true, userId: true },
    });
    for (const { id: sessionId, userId: id } of ended)
      await record(tx, { by: operator, type: "operator.session-ended", id, details: { sessionId } });
  });
}

/** Of the key that the request came with. */
function keyHash(): string {
  return hashSecret(currentRequest()?.headers.get("adminkey") ?? "");
}

/**
 * Gives an operator a key for 12 hours, which is stored hashed and shown only here. Non-operators get the same error as for a
 * wrong password. Throws as `verifyCredentials`.
 */
export async function logInOperator(_caller: null, input: OperatorLogInInput): Promise<OperatorKeyView> {
  const user = await verifyCredentials(input);
  if (!user.isOperator) throw new AppError("unauthenticated", { key: "wrongCredentials" });
  const adminKey = newSecret();
  await transaction(async (tx) => {
    const expiresAt = new Date(Date.now() + KEY_HOURS * HOUR_MS);
    await tx.operatorSession.create({
      data: { userId: user.id, keyHash: hashSecret(adminKey), expiresAt, ...cameFrom() },
      select: { id: true },
    });
    await record(tx, { by: user, type: "operator.logged-in", id: user.id });
  });
  await rememberDevice(user);
  return { adminKey };
}

const HOUR_MS = 60 * 60 * 1000;

function cameFrom(): { ipAddress: string | null; userAgent: string | null } {
  const request = currentRequest();
  return { ipAddress: request?.ip ?? null, userAgent: request?.userAgent ?? null };
}

/** Ends the key that the request came with; the operator's other keys stay. */
export async function logOutOperator(operator: Actor): Promise<void> {
  await transaction(async (tx) => {
    const where = { userId: operator.id, keyHash: keyHash() };
    await tx.operatorSession.updateMany({ where, data: { endedAt: new Date() } });
    await record(tx, { by: operator, type: "operator.logged-out", id: operator.id });
  });
}
