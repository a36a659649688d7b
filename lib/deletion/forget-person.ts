import { accountTexts } from "./account-texts";
import type { Actor } from "@/lib/access/actor";
import { UNATTACHED_WHERE } from "@/lib/attachments/attachment";
import { record } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";

/** Milliseconds for what may be years of rows: a transaction that is rolled back would be at each retry. */
export const DELETION_MS = 10 * 60_000;

/**
 * Deletes what is somebody's alone and replaces their name and address, which are free for a new account then. The row
 * itself stays, since what they posted refers to it. They have left all projects and businesses before. Safe to repeat.
 */
export async function forgetPerson(person: Actor): Promise<void> {
  const { id, email, language } = person;
  // Their language stays: a repeat writes the same name.
  const t = await accountTexts(language);
  await transaction(async (tx) => {
    await forgetInLog(tx, id, email);
    await deleteOwnRows(tx, id, email);
    const nobody = { name: t("deletedName"), email: `${id}@deleted.invalid` };
    await forgetInAnswers(tx, person, nobody);
    await tx.user.update({
      where: { id },
      data: {
        ...nobody,
        passwordHash: null,
        isOperator: false,
        timeZone: null,
        originalsFirst: false,
        lastLoginAt: null,
        emailVerifiedAt: null,
        recordingConsentAt: null,
        deletionDueAt: null,
      },
      select: { id: true },
    });
    const first = { where: { id, deletedAt: null }, data: { deletedAt: new Date() } };
    const { count } = await tx.user.updateMany(first);
    if (count > 0) await record(tx, { by: null, type: "user.deleted", id });
  }, DELETION_MS);
}

async function deleteOwnRows(tx: Tx, userId: string, email: string): Promise<void> {
  const own = { where: { userId } };
  await tx.chatMessage.deleteMany({ where: { recipientId: { not: null }, authorId: userId } });
  await tx.chatMessage.deleteMany({ where: { recipientId: userId } });
  await tx.chatRead.deleteMany({ where: { OR: [{ userId }, { channelId: userId }] } });
  await tx.upload.deleteMany({ where: { userId, ...UNATTACHED_WHERE } });
  await tx.projectView.deleteMany(own);
  await tx.placeView.deleteMany(own);
  await tx.movedView.deleteMany(own);
  await tx.notification.deleteMany({ where: { OR: [{ userId }, { actorId: userId }] } });
  await tx.deliveryPreference.deleteMany(own);
  await tx.projectMute.deleteMany(own);
  await tx.passwordResetToken.deleteMany(own);
  // All of their sessions have ended with the lock-out.
  await tx.endedSession.deleteMany(own);
  await tx.signIn.deleteMany(own);
  await tx.linkedAccount.deleteMany(own);
  await tx.passkey.deleteMany(own);
  await tx.passkeyChallenge.deleteMany(own);
  await tx.emailChange.deleteMany(own);
  await tx.idempotencyKey.deleteMany(own);
  await tx.operatorSession.deleteMany(own);
  await tx.aiPersonCost.deleteMany(own);
  await tx.adminInvitation.deleteMany({ where: { OR: [{ email }, { acceptedBy: userId }] } });
  await tx.emailCode.deleteMany({ where: { email } });
  const now = new Date();
  const open = { createdBy: userId, usedAt: null, expiresAt: { gt: now } };
  await tx.connectCode.updateMany({ where: open, data: { expiresAt: now } });
}

/** What they did stays in the log; from where, and with what, does not, nor where they were invited, also at a former address. */
async function forgetInLog(tx: Tx, userId: string, email: string): Promise<void> {
  const traced = { OR: [{ ipAddress: { not: null } }, { userAgent: { not: null } }] };
  await tx.actionLog.updateMany({ where: { userId, ...traced }, data: { ipAddress: null, userAgent: null } });
  await tx.$executeRaw(Prisma.sql`
    UPDATE action_logs SET details = details - 'email'
    WHERE action = 'business.admin-invited' AND (details ->> 'email' = ${email}
      OR details ->> 'invitationId' IN (SELECT id::text FROM admin_invitations WHERE accepted_by = ${userId}::uuid))`);
}

type Named = Pick<Actor, "name" | "email">;

/**
 * What others' calls answered is stored for repeats of them. Name and address are replaced where they are a value of its JSON,
 * which no text inside of it can look like; the answer of a direct message goes, as the message does.
 */
async function forgetInAnswers(tx: Tx, { id, ...person }: Actor, nobody: Named): Promise<void> {
  const value = (text: string) => `:${JSON.stringify(text)}`;
  const [name, email] = [value(person.name), value(person.email)];
  const mentions = (column: Prisma.Sql) =>
    Prisma.sql`strpos(${column}::text, ${name}) > 0 OR strpos(${column}::text, ${email}) > 0`;
  const renamed = (column: Prisma.Sql) => Prisma.sql`
    replace(replace(${column}::text, ${name}, ${value(nobody.name)}), ${email}, ${value(nobody.email)})::json`;
  const [answer, claimed] = [Prisma.sql`answer`, Prisma.sql`claimed`];
  const isDirect = Prisma.sql`answer ->> 'recipientId' IS NOT NULL
    AND ${id} IN (answer ->> 'recipientId', answer ->> 'authorId')`;
  await tx.$executeRaw`
    UPDATE idempotency_keys
    SET answer = CASE WHEN ${isDirect} THEN NULL ELSE ${renamed(answer)} END,
        claimed = CASE WHEN status IS NULL THEN ${renamed(claimed)} END
    WHERE ${mentions(answer)} OR ${mentions(claimed)} OR (${isDirect})`;
}
