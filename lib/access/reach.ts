import type { Actor } from "./actor";
import type { Prisma } from "@/lib/kernel/db";

/*
 * The rule of policy.ts in set form, for lists and counts. reach.http.test.ts asserts that both agree for every role.
 */

/** Businesses that the actor owns or is an accepted admin of. */
export function reachableBusinesses(actor: Actor): Prisma.BusinessWhereInput {
  return {
    OR: [{ ownerId: actor.id }, { admins: { some: { userId: actor.id, acceptedAt: { not: null } } } }],
  };
}

/** Projects that the actor can see: as manager of the business or as member. */
export function reachableProjects(actor: Actor): Prisma.ProjectWhereInput {
  return {
    OR: [{ business: reachableBusinesses(actor) }, { members: { some: { userId: actor.id } } }],
  };
}
