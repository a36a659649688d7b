import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { db, transaction } from "@/lib/kernel/db";
import { currentRequest } from "@/lib/kernel/request-context";
import { hashSecret } from "@/lib/kernel/secrets";
import { columns } from "@/lib/kernel/sql/columns";
import { NEWEST_FIRST } from "@/lib/kernel/sql/order";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";
import type { OperatorSessionView, OperatorView } from "@/lib/operator/view";
import { notFound } from "@/lib/shared/errors";

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
export function keyHash(): string {
  return hashSecret(currentRequest()?.headers.get("adminkey") ?? "");
}
