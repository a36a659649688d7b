import { accountTexts } from "./account-texts";
import type { Actor } from "@/lib/access/actor";
import { hashPassword } from "@/lib/account/password/password";
import { record } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { newSecret } from "@/lib/kernel/secrets";

/**
 * Deletes what is somebody's alone and replaces their name and address, which are free for a new account then. The row
 * itself stays, since what they posted refers to it. They have left all projects and businesses before.
 */
export async function forgetPerson({ id, email, language }: Actor): Promise<void> {
  const t = await accountTexts(language);
  const passwordHash = await hashPassword(newSecret());
  await transaction(async (tx) => {
    await deleteOwnRows(tx, id, email);
    await forgetInLog(tx, id, email);
    await tx.user.update({
      where: { id },
      data: {
        name: t("deletedName"),
        email: `${id}@deleted.invalid`,
        passwordHash,
        isOperator: false,
        language: "en",
        timeZone: null,
        originalsFirst: false,
        lastLoginAt: null,
        emailVerifiedAt: null,
        recordingConsentAt: null,
        deletedAt: new Date(),
      },
      select: { id: true },
    });
    await record(tx, { by: null, type: "user.deleted", id });
  });
}

async function deleteOwnRows(tx: Tx, userId: string, email: string): Promise<void> {
  const own = { where: { userId } };
  await tx.chatMessage.deleteMany({ where: { recipientId: { not: null }, authorId: userId } });
  await tx.chatMessage.deleteMany({ where: { recipientId: userId } });
  await tx.chatRead.deleteMany({ where: { OR: [{ userId }, { channelId: userId }] } });
  await tx.upload.deleteMany({ where: { userId, updateId: null, messageId: null } });
  await tx.projectView.deleteMany(own);
  await tx.placeView.deleteMany(own);
  await tx.movedView.deleteMany(own);
  await tx.passwordResetToken.deleteMany(own);
  // All of their sessions have ended with the lock-out.
  await tx.endedSession.deleteMany(own);
  await tx.emailChange.deleteMany(own);
  await tx.idempotencyKey.deleteMany(own);
  await tx.operatorSession.deleteMany(own);
  await tx.aiPersonCost.deleteMany(own);
  await tx.adminInvitation.deleteMany({ where: { email } });
  const now = new Date();
  const open = { createdBy: userId, usedAt: null, expiresAt: { gt: now } };
  await tx.connectCode.updateMany({ where: open, data: { expiresAt: now } });
}

/** What they did stays in the log; from where, and with what, does not. */
async function forgetInLog(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.actionLog.updateMany({ where: { userId }, data: { ipAddress: null, userAgent: null } });
  await tx.$executeRaw(Prisma.sql`
    UPDATE action_logs SET details = details - 'email'
    WHERE action = 'business.admin-invited' AND details ->> 'email' = ${email}`);
}
