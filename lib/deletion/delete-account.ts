import { accountTexts } from "./account-texts";
import { DELETION_MS, forgetPerson } from "./forget-person";
import type { DeletionView } from "./view";
import { type Actor, actorSelect, toActor } from "@/lib/access/actor";
import { CHARGING } from "@/lib/billing/limits";
import { removeAdmin } from "@/lib/businesses/remove-admin";
import { enqueue } from "@/lib/events/jobs";
import { record } from "@/lib/events/record";
import { db, transaction, Prisma, type Tx } from "@/lib/kernel/db";
import { storedAddress } from "@/lib/kernel/email-text";
import { columns } from "@/lib/kernel/sql/columns";
import { removeMember } from "@/lib/projects/members/remove-member";

interface Wanted {
  email: string;
  /** Whether the projects of their businesses are deleted too, with everything that anybody posted there. */
  withProjects: boolean;
  /** Only while its person has not taken back that it is due by then. */
  dueBy?: Date;
}

/**
 * Deletes somebody's account: they are signed out everywhere and leave all projects and businesses, their direct messages
 * and everything that is theirs alone are deleted, and their account no longer names them. What they posted in the projects of
 * others stays there under "Deleted account", and so do reports that were made of it. Throws, before anything is changed, for an unknown address, while one of their businesses
 * has a running subscription, and while one has projects unless `withProjects`. Safe to repeat after a failure.
 *
 * @returns how many projects were deleted with it
 */
export async function deleteAccount({ email, withProjects, dueBy }: Wanted): Promise<number> {
  const person = await findPerson(email);
  const businesses = await ownedBusinesses(person.id);
  for (const business of businesses) assertDeletable(business, withProjects);
  if (!(await lockOut(person.id, dueBy))) return 0;
  return removeLockedOut(person, businesses);
}

/**
 * Deletes everything of somebody who is locked out, with the businesses that they own. Repeated after a deletion, it deletes what
 * requests that were running as they were locked out have added since.
 *
 * @returns how many projects were deleted with it
 */
export async function removeLockedOut(person: Actor, businesses: { id: string }[]): Promise<number> {
  await leaveEverything(person);
  let deletedProjects = 0;
  for (const { id } of businesses) deletedProjects += await deleteBusiness(person, id);
  await forgetPerson(person);
  return deletedProjects;
}

async function findPerson(email: string): Promise<Actor> {
  const where = { email: storedAddress(email) };
  const user = await db().user.findUnique({ where, select: actorSelect });
  if (!user) throw new Error(`${email} has no account.`);
  return toActor(user);
}

/** Statuses of subscriptions that still charge, or may, unless they are cancelled. */
const RUNNING = [...CHARGING, "incomplete"];

/** The businesses that somebody owns, with what may be in the way of deleting them. */
export async function ownedBusinesses(ownerId: string): Promise<DeletionView["businesses"]> {
  const businesses = await db().business.findMany({
    where: { ownerId, deletedAt: null },
    select: {
      ...columns("id", "name", "subscriptionStatus", "cancelAtPeriodEnd", "nextChargeAt"),
      _count: { select: { projects: true } },
    },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return businesses.map(({ _count, subscriptionStatus, cancelAtPeriodEnd, nextChargeAt, ...business }) => ({
    ...business,
    projects: _count.projects,
    isRunning: RUNNING.includes(subscriptionStatus) && !(cancelAtPeriodEnd && nextChargeAt === null),
  }));
}

type Owned = DeletionView["businesses"][number];

function assertDeletable({ name, projects, isRunning }: Owned, withProjects: boolean): void {
  if (isRunning)
    throw new Error(
      `${name} has a running subscription: it has to be cancelled first, by its owner or in Stripe.`,
    );
  if (projects > 0 && !withProjects)
    throw new Error(
      `${name} has projects (${projects}): --with-projects deletes them, with what everybody posted there.`,
    );
}

/** Suspended since then is who was locked out by a deletion that failed; before it, by an operator. */
export function isDue(by: Date): Prisma.UserWhereInput {
  const sinceThen = { suspendedAt: { gte: db().user.fields.deletionDueAt } };
  return { deletionDueAt: { lte: by }, OR: [{ suspendedAt: null }, sinceThen] };
}

/** Whether it still was to be done. */
async function lockOut(id: string, dueBy: Date | undefined): Promise<boolean> {
  return transaction(async (tx) => {
    const now = new Date();
    // Where they had asked for it, the hourly job finishes it, should it fail: of an earlier suspension it would not.
    if (!dueBy)
      await tx.user.updateMany({ where: { id, deletionDueAt: { not: null } }, data: { deletionDueAt: now } });
    const data = { suspendedAt: now, sessionVersion: { increment: 1 } };
    const where = { id, ...(dueBy && isDue(dueBy)) };
    const { count } = await tx.user.updateMany({ where, data });
    if (count > 0) await record(tx, { by: null, type: "user.suspended", id });
    return count > 0;
  });
}

/** As admin first: what they own in those businesses passes to the businesses' owners. */
async function leaveEverything(person: Actor): Promise<void> {
  const ofPerson = { where: { userId: person.id } };
  const admins = await db().businessAdmin.findMany({ ...ofPerson, select: { businessId: true } });
  for (const { businessId } of admins) await removeAdmin(person, { id: businessId, userId: person.id });
  const where = { userId: person.id, role: "worker" };
  const memberships = await db().projectMember.findMany({ where, select: { projectId: true } });
  for (const { projectId } of memberships) await removeMember(person, { id: projectId, userId: person.id });
}

/**
 * Deletes a business of the owner with its projects and everything in them; jobs delete the recordings' bytes, and its customer
 * at Stripe. One that was paid for stays as a row without a name, since its invoices have to be kept.
 *
 * @returns how many projects it had
 */
async function deleteBusiness(owner: Actor, businessId: string): Promise<number> {
  const t = await accountTexts(owner.language);
  return transaction(async (tx) => {
    const [business] = await tx.$queryRaw<{ customerId: string | null }[]>(
      Prisma.sql`SELECT stripe_customer_id AS "customerId" FROM businesses WHERE id = ${businessId}::uuid FOR UPDATE`,
    );
    const projects = await tx.project.findMany({ where: { businessId }, select: { id: true } });
    const projectIds = projects.map(({ id }) => id);
    const userIds = await peopleOf(tx, businessId);
    await tx.project.deleteMany({ where: { businessId } });
    if (business?.customerId) await enqueue(tx, "billing.forget", { customerId: business.customerId }, null);
    await record(tx, {
      by: owner,
      type: "business.deleted",
      id: businessId,
      details: { projectIds, userIds },
    });
    await deleteOrBlank(tx, businessId, t("deletedBusiness"));
    return projectIds.length;
  }, DELETION_MS);
}

/** Everybody who can see one of its projects. */
async function peopleOf(tx: Tx, businessId: string): Promise<string[]> {
  const ofBusiness = { where: { businessId }, select: { userId: true } };
  const admins = await tx.businessAdmin.findMany(ofBusiness);
  const members = await tx.projectMember.findMany({
    where: { project: { businessId } },
    select: { userId: true },
    distinct: ["userId"],
  });
  return [...new Set([...admins, ...members].map(({ userId }) => userId))].sort();
}

async function deleteOrBlank(tx: Tx, id: string, name: string): Promise<void> {
  const ofBusiness = { where: { businessId: id } };
  await tx.businessBytes.deleteMany(ofBusiness);
  const deleted = await tx.business.deleteMany({ where: { id, paidInvoices: { none: {} } } });
  if (deleted.count === 1) return;
  await tx.businessAdmin.deleteMany(ofBusiness);
  await tx.adminInvitation.deleteMany(ofBusiness);
  await tx.glossaryTerm.deleteMany(ofBusiness);
  await tx.business.update({
    where: { id },
    data: {
      name,
      description: null,
      logo: null,
      logoAt: null,
      reportFooter: null,
      cardBrand: null,
      cardLast4: null,
      deletedAt: new Date(),
    },
    select: { id: true },
  });
}
