import {
  adminSelect,
  BUSINESS,
  type BusinessAdminView,
  type BusinessView,
  invitationSelect,
  type InvitationView,
  type ManagedAdminView,
  type StoredBusiness,
  toBusinessView,
} from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { reachableBusinesses } from "@/lib/access/reach";
import { managedBusinesses } from "@/lib/access/visibility";
import { db, Prisma, query } from "@/lib/kernel/db";
import { OLDEST_FIRST } from "@/lib/kernel/sql/order";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";
import { orNotFound } from "@/lib/shared/errors";

const BY_INVITATION = { orderBy: [{ invitedAt: "asc" as const }, { userId: "asc" as const }] };

/** The businesses that the actor owns or is an accepted admin of, oldest first. */
export function listBusinesses(actor: Actor): Promise<BusinessView[]> {
  return readBusinesses(actor, Prisma.sql`true`);
}

/** One of them. Throws not_found. */
export async function readBusiness(actor: Actor, id: string): Promise<BusinessView> {
  const [business] = await readBusinesses(actor, Prisma.sql`b.id = ${id}::uuid`);
  return orNotFound(business);
}

/** One statement. */
async function readBusinesses(actor: Actor, which: Prisma.Sql): Promise<BusinessView[]> {
  const rows = await query<StoredBusiness>(Prisma.sql`
    WITH ${managedBusinesses(actor.id)}
    SELECT ${BUSINESS} FROM managed JOIN businesses b ON b.id = managed.id WHERE ${which} ORDER BY b.created_at, b.id`);
  return rows.map((row) => toBusinessView(row, actor.id));
}

/** Whether the actor owns a business or is an accepted admin of one. */
export async function runsBusiness(actor: Actor): Promise<boolean> {
  const found = await query(Prisma.sql`WITH ${managedBusinesses(actor.id)} SELECT FROM managed LIMIT 1`);
  return found.length > 0;
}

/** Whether the actor owns a business. */
export async function ownsBusiness({ id: ownerId }: Actor): Promise<boolean> {
  return (await db().business.findFirst({ where: { ownerId }, select: { id: true } })) !== null;
}

/** The admins of a business, in the order of their invitations. */
export async function listAdmins(actor: Actor, { id }: { id: string }): Promise<BusinessAdminView[]> {
  const { business } = await authorize(actor, "business:see", { businessId: id });
  const rows = await db().businessAdmin.findMany({
    where: { businessId: business.id },
    select: adminSelect,
    ...BY_INVITATION,
  });
  return rows.map(withIsoTimes);
}

/** The admins of all the actor's businesses, by business, each with the projects that pass to the owner when they leave; two statements. */
export async function listAdminsByBusiness(actor: Actor): Promise<Record<string, ManagedAdminView[]>> {
  const business = reachableBusinesses(actor);
  const [admins, ownerRows] = await Promise.all([
    db().businessAdmin.findMany({
      where: { business },
      select: { ...adminSelect, businessId: true },
      ...BY_INVITATION,
    }),
    db().projectMember.findMany({
      where: { role: "owner", project: { business } },
      select: ownerRowSelect,
      orderBy: { project: { name: "asc" } },
    }),
  ]);
  const managed = admins.map(({ businessId, ...admin }) => {
    const own = ownerRows.filter(
      ({ userId, project }) => userId === admin.userId && project.businessId === businessId,
    );
    return {
      businessId,
      view: { ...withIsoTimes(admin), projects: own.map(({ project: { id, name } }) => ({ id, name })) },
    };
  });
  const grouped = Object.groupBy(managed, (admin) => admin.businessId);
  return Object.fromEntries(
    Object.entries(grouped).map(([id, group = []]) => [id, group.map(({ view }) => view)]),
  );
}

/** The pending invitations of a business, oldest first. */
export async function listInvitations(actor: Actor, { id }: { id: string }): Promise<InvitationView[]> {
  const { business } = await authorize(actor, "business:see", { businessId: id });
  const rows = await db().adminInvitation.findMany({
    where: { businessId: business.id, ...pending() },
    select: invitationSelect,
    ...OLDEST_FIRST,
  });
  return rows.map(withIsoTimes);
}

/** The same for all the actor's businesses, by business: one statement. */
export async function listInvitationsByBusiness(actor: Actor): Promise<Record<string, InvitationView[]>> {
  const rows = await db().adminInvitation.findMany({
    where: { business: reachableBusinesses(actor), ...pending() },
    select: { ...invitationSelect, businessId: true },
    ...OLDEST_FIRST,
  });
  const byBusiness: Record<string, InvitationView[]> = {};
  for (const { businessId, ...row } of rows) (byBusiness[businessId] ??= []).push(withIsoTimes(row));
  return byBusiness;
}

function pending() {
  return { acceptedAt: null, expiresAt: { gt: new Date() } };
}

const ownerRowSelect = {
  userId: true,
  project: { select: { id: true, name: true, businessId: true } },
} as const;
