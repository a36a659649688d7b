import { adminSelect, businessSelect, type BusinessAdminView, type BusinessView, toAdminView, toBusinessView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { reachableBusinesses } from "@/lib/access/reach";
import { db } from "@/lib/db";

const OLDEST_FIRST = [{ createdAt: "asc" }, { id: "asc" }] as const;

/** The businesses that the actor owns or is an accepted admin of, oldest first. */
export async function listBusinesses(actor: Actor): Promise<BusinessView[]> {
  const rows = await db().business.findMany({ where: reachableBusinesses(actor), select: businessSelect, orderBy: [...OLDEST_FIRST] });
  return rows.map((row) => toBusinessView(row, actor.id));
}

/** The admins of a business, in the order of their invitations. */
export async function listAdmins(actor: Actor, { id }: { id: string }): Promise<BusinessAdminView[]> {
  const { business } = await authorize(actor, "business:see", { businessId: id });
  const orderBy = [{ invitedAt: "asc" }, { userId: "asc" }] as const;
  const rows = await db().businessAdmin.findMany({ where: { businessId: business.id }, select: adminSelect, orderBy: [...orderBy] });
  return rows.map(toAdminView);
}

/** The projects that would pass to the owner if this admin were removed, by name: what the confirmation names. */
export async function listProjectsOfAdmin(actor: Actor, { id, userId }: { id: string; userId: string }): Promise<{ id: string; name: string }[]> {
  const { business } = await authorize(actor, "business:see", { businessId: id });
  return db().project.findMany({
    where: { businessId: business.id, members: { some: { userId, role: "owner" } } },
    select: { id: true, name: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
}
