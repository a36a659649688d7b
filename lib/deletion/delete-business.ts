import { accountTexts } from "./account-texts";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";

/**
 * Deletes a business of the owner with its projects and everything in them; jobs delete the recordings' bytes. One that was
 * paid for stays as a row without a name, since its invoices have to be kept.
 *
 * @returns how many projects it had
 */
export async function deleteBusiness(owner: Actor, businessId: string): Promise<number> {
  const t = await accountTexts(owner.language);
  return transaction(async (tx) => {
    await tx.$queryRaw(
      Prisma.sql`SELECT 1 AS locked FROM businesses WHERE id = ${businessId}::uuid FOR UPDATE`,
    );
    const projects = await tx.project.findMany({ where: { businessId }, select: { id: true } });
    const projectIds = projects.map(({ id }) => id);
    const userIds = await peopleOf(tx, businessId);
    await tx.project.deleteMany({ where: { businessId } });
    await record(tx, {
      by: owner,
      type: "business.deleted",
      id: businessId,
      details: { projectIds, userIds },
    });
    await deleteOrBlank(tx, businessId, t("deletedBusiness"));
    return projectIds.length;
  });
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
    data: { name, description: null, logo: null, logoAt: null, reportFooter: null, deletedAt: new Date() },
    select: { id: true },
  });
}
