import { startSession } from "../session/session";
import { signInRow } from "../session/sign-ins";
import { toUserView, userSelect, type UserView } from "../view";
import { record } from "@/lib/events/record";
import { db, transaction, type Tx } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { AppError } from "@/lib/shared/errors";

/** Who has proven to be somebody: the account, and its `sessionVersion` from before the proof was checked. */
export interface ProvenUser {
  id: string;
  sessionVersion: number;
}

/**
 * Signs somebody in on this browser who has proven who they are, and remembers the browser. The one door for every way in: a
 * password, a code, a passkey, another provider's account: the `way`. `within` writes in the same transaction what the proof uses up. Throws
 * forbidden for a suspended account, and unauthenticated when all sessions have ended since the proof.
 */
export async function signIn(
  { id, sessionVersion }: ProvenUser,
  way: string,
  within?: (tx: Tx) => Promise<unknown>,
): Promise<UserView> {
  const sessionId = newId();
  const user = await transaction(async (tx) => {
    await within?.(tx);
    const [found] = await tx.user.updateManyAndReturn({
      where: { id, sessionVersion, suspendedAt: null },
      data: { lastLoginAt: new Date() },
      select: { ...userSelect, sessionVersion: true },
    });
    if (!found) throw await refusal(id);
    const change = signInRow({ id: sessionId, userId: id, sessionVersion, way });
    await record(tx, { by: found, type: "user.logged-in", id, change });
    return found;
  });
  await startSession({ ...user, sessionId });
  return toUserView(user);
}

async function refusal(id: string): Promise<AppError> {
  const suspended = await db().user.count({ where: { id, suspendedAt: { not: null } } });
  return suspended > 0
    ? new AppError("forbidden", { key: "suspended" })
    : new AppError("unauthenticated", { key: "wrongCredentials" });
}
