import { preferencesSelect } from "../view";
import { inPages } from "./in-pages";
import { fileName } from "./own-files";
import * as select from "./personal-data-selects";
import type { Tx } from "@/lib/kernel/db";
import { OLDEST_FIRST } from "@/lib/kernel/sql/order";
import { apiPath } from "@/lib/shared/paths/api-path";

const ASC = "asc" as const;

/**
 * The user's data and everything they wrote, by kind, each list oldest first. Of what others wrote, only the names of the
 * businesses, projects and tasks that the user is in, and what the tasks of a business of theirs are; other people are ids.
 * Secrets (hashes, tokens, keys) are never selected.
 */
export async function collectData(tx: Tx, userId: string) {
  const where = { id: userId };
  const own = { where: { userId }, ...OLDEST_FIRST };
  const ownBy = <Column extends string>(column: Column) => {
    return { where: { userId }, orderBy: { [column]: ASC } as Record<Column, typeof ASC> };
  };
  return {
    profile: await tx.user.findUniqueOrThrow({ where, select: select.profile }),
    preferences: await tx.user.findUniqueOrThrow({ where, select: preferencesSelect }),
    notificationPreferences: await tx.deliveryPreference.findUnique({
      where: { userId },
      select: select.notificationPreferences,
    }),
    mutedProjects: await tx.projectMute.findMany({ ...ownBy("projectId"), select: select.mutedProject }),
    emailChanges: await tx.emailChange.findMany({ ...own, select: select.emailChange }),
    linkedAccounts: await tx.linkedAccount.findMany({ ...ownBy("createdAt"), select: select.linkedAccount }),
    passkeys: await tx.passkey.findMany({ ...own, select: select.passkey }),
    signIns: await tx.signIn.findMany({ ...ownBy("signedInAt"), select: select.signIn }),
    ...(await businesses(tx, userId)),
    ...(await projects(tx, userId)),
    ...(await texts(tx, userId)),
    helpContent: await helpContent(tx, userId),
    actionLog: await inPages((page) => tx.actionLog.findMany({ ...own, select: select.log, ...page })),
  };
}

async function businesses(tx: Tx, userId: string) {
  const owned = { where: { ownerId: userId }, ...OLDEST_FIRST };
  const byInvitation = { orderBy: [{ invitedAt: ASC }, { businessId: ASC }, { userId: ASC }] };
  const administered = { where: { userId, acceptedAt: { not: null } }, ...byInvitation };
  const added = { where: { invitedBy: userId }, ...byInvitation };
  const sent = { where: { invitedBy: userId }, ...OLDEST_FIRST };
  const accepted = { where: { acceptedBy: userId }, ...OLDEST_FIRST };
  return {
    ownedBusinesses: await tx.business.findMany({ ...owned, select: select.ownedBusiness }),
    administeredBusinesses: await tx.businessAdmin.findMany({ ...administered, select: select.administered }),
    adminsAdded: await tx.businessAdmin.findMany({ ...added, select: select.adminAdded }),
    invitationsSent: await tx.adminInvitation.findMany({ ...sent, select: select.invitation }),
    invitationsAccepted: await tx.adminInvitation.findMany({ ...accepted, select: select.invitation }),
  };
}

async function projects(tx: Tx, userId: string) {
  const own = { where: { userId } };
  const joined = { ...own, orderBy: [{ joinedAt: ASC }, { projectId: ASC }] };
  const assigned = { ...own, orderBy: { assignedAt: ASC } };
  const made = { where: { createdBy: userId }, ...OLDEST_FIRST };
  const used = { where: { usedBy: userId }, ...OLDEST_FIRST };
  return {
    memberships: await tx.projectMember.findMany({ ...joined, select: select.membership }),
    projectsViewed: await tx.projectView.findMany({ ...own, select: select.viewed }),
    taskAssignments: await tx.taskMember.findMany({ ...assigned, select: select.taskAssignment }),
    subtaskAssignments: await tx.subtaskMember.findMany({ ...assigned, select: select.subtaskAssignment }),
    connectCodesMade: await inPages((page) =>
      tx.connectCode.findMany({ ...made, select: select.codeMade, ...page }),
    ),
    connectCodesUsed: await tx.connectCode.findMany({ ...used, select: select.codeUsed }),
  };
}

async function texts(tx: Tx, userId: string) {
  const written = { where: { authorId: userId }, ...OLDEST_FIRST };
  const sent = { where: { userId }, ...OLDEST_FIRST };
  const updates = await inPages((page) => tx.update.findMany({ ...written, select: select.update, ...page }));
  const messages = await inPages((page) =>
    tx.chatMessage.findMany({ ...written, select: select.message, ...page }),
  );
  const uploads = await inPages((page) => tx.upload.findMany({ ...sent, select: select.upload, ...page }));
  return {
    updates: updates.map(withRecording),
    comments: await inPages((page) => tx.comment.findMany({ ...written, select: select.comment, ...page })),
    chatMessages: messages.map(withRecording),
    reports: await inPages((page) => tx.report.findMany({ ...written, select: select.report, ...page })),
    reportEdits: await tx.reportChange.findMany({
      where: { editedById: userId },
      orderBy: [{ editedAt: ASC }, { reportId: ASC }, { sentence: ASC }],
      select: select.reportEdit,
    }),
    uploads: uploads.map((upload) => {
      return { ...upload, file: upload.state === "complete" ? fileName(upload) : null };
    }),
  };
}

interface Attached {
  recording: { uploadId: string; transcript: string | null; language: string | null } | null;
}

/** A text with its recording's address and words, as the API returns it. */
function withRecording<T extends { attachments: Attached[]; language: string | null }>({
  attachments,
  ...text
}: T) {
  const recording = attachments[0]?.recording;
  if (!recording) return { ...text, transcript: null, audioUrl: null };
  const { uploadId, transcript, language } = recording;
  return { ...text, transcript, language, audioUrl: apiPath("audio", uploadId) };
}

async function helpContent(tx: Tx, userId: string) {
  const own = { where: { createdBy: userId }, ...OLDEST_FIRST };
  return {
    faqs: await tx.helpFaq.findMany({ ...own, select: select.faq }),
    supportGuides: await tx.helpSupportGuide.findMany({ ...own, select: select.faq }),
    documents: await tx.helpDocument.findMany({ ...own, select: select.helpDocument }),
    videos: await tx.helpVideo.findMany({ ...own, select: select.helpVideo }),
  };
}
