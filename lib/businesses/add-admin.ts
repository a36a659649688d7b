import type { AddAdminInput } from "./schema";
import { adminSelect, type BusinessAdminView, toAdminView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { db, onTaken, transaction } from "@/lib/db";
import { AppError, invalid } from "@/lib/errors";
import { enqueue } from "@/lib/events/jobs";
import { record } from "@/lib/events/record";

/**
 * Makes the account with this address an admin of the business, accepted at once, and mails them (CONTRACT "Businesses").
 * Throws conflict for the owner and for who is one already, validation_failed when no account has the address.
 */
export async function addAdmin(
  actor: Actor,
  input: AddAdminInput,
): Promise<{ status: "added"; admin: BusinessAdminView }> {
  return transaction(async (tx) => {
    const { business } = await authorize(actor, "admin:invite", { businessId: input.id });
    const userId = await accountWith(input.email);
    if (userId === business.ownerId) throw new AppError("conflict", { key: "isOwner" });
    const data = { businessId: business.id, userId, invitedBy: actor.id, acceptedAt: new Date() };
    const admin = await tx.businessAdmin
      .create({ data, select: adminSelect })
      .catch(onTaken(() => new AppError("conflict", { key: "alreadyAdmin" })));
    await enqueue(tx, "mail.admin-added", { businessId: business.id, userId });
    await record(tx, actor, "business.admin-added", { type: "business", id: business.id }, { userId });
    return { status: "added", admin: toAdminView(admin) };
  });
}

async function accountWith(email: string): Promise<string> {
  const user = await db().user.findUnique({ where: { email }, select: { id: true } });
  if (!user) throw invalid("email", "noAccount");
  return user.id;
}
