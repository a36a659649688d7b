import type { CandidateInput } from "./schema";
import type { CandidateView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { db } from "@/lib/db";
import { spend } from "@/lib/rate-limit";

/**
 * The account of an address, so that the owner sees whom they are about to make an admin. Rate-limited, since it reveals who
 * has an account.
 */
export async function findAdminCandidate(
  actor: Actor,
  { id, email }: CandidateInput,
): Promise<CandidateView> {
  await authorize(actor, "admin:invite", { businessId: id });
  await spend("accountLookups", actor.id);
  const account = await db().user.findUnique({ where: { email }, select: { name: true, createdAt: true } });
  return { account: account && { name: account.name, createdAt: account.createdAt.toISOString() } };
}
