import { assertMayBecomeAdmin } from "./assert-may-become-admin";
import type { CandidateView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { db } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";

/**
 * The account of an address, so that the owner sees whom they are about to make an admin. Throws conflict where adding them
 * would, before anybody is asked. Rate-limited, since it reveals who has an account.
 */
export async function findAdminCandidate(
  actor: Actor,
  { id, email }: { id: string; email: string },
): Promise<CandidateView> {
  const { business } = await authorize(actor, "admin:invite", { businessId: id });
  await spend("accountLookups", actor.id);
  const select = { id: true, name: true, createdAt: true };
  const account = await db().user.findUnique({ where: { email }, select });
  await assertMayBecomeAdmin(db(), business, { email, userId: account?.id });
  return { account: account && { name: account.name, createdAt: account.createdAt.toISOString() } };
}
