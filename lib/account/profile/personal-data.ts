import { ASC, inPages, OLDEST_FIRST } from "./in-pages";
import { recordingFile } from "./own-recordings";
import * as select from "./personal-data-selects";
import { preferencesSelect } from "../view";
import type { Tx } from "@/lib/kernel/db";
import { audioPaths } from "@/lib/shared/paths/audio-paths";

/**
 * The user's data and everything they wrote, by kind, each list oldest first. Of what others wrote, only the names of the
 * businesses, projects and tasks that the user is in; other people are ids. Secrets (hashes, tokens, keys) are never selected.
 */
export async function collectData(tx: Tx, userId: string) {
  const where = { id: userId };
  return {
    profile: await tx.user.findUniqueOrThrow({ where, select: select.profile }),
    preferences: await tx.user.findUniqueOrThrow({ where, select: preferencesSelect }),
    emailChanges: await tx.emailChange.findMany({
      where: { userId },
      select: select.emailChange,
      ...OLDEST_FIRST,
    }),
    ...(await businesses(tx, userId)),
    ...(await projects(tx, userId)),
    ...(await texts(tx, userId)),
    helpContent: await helpContent(tx, userId),
    actionLog: await inPages((page) =>
      tx.actionLog.findMany({ where: { userId }, select: select.log, ...OLDEST_FIRST, ...page }),
    ),
  };
}

async function businesses(tx: Tx, userId: string) {
  const accepted = { userId, acceptedAt: { not: null } };
  const byInvitation = { orderBy: [{ invitedAt: ASC }, { businessId: ASC }, { userId: ASC }] };
  return {
    ownedBusinesses: await tx.business.findMany({
      where: { ownerId: userId },
      select: select.ownedBusiness,
      ...OLDEST_FIRST,
    }),
    administeredBusinesses: await tx.businessAdmin.findMany({
      where: accepted,
      select: select.administered,
      ...byInvitation,
    }),
    adminsAdded: await tx.businessAdmin.findMany({
      where: { invitedBy: userId },
      select: select.adminAdded,
      ...byInvitation,
    }),
    invitationsSent: await tx.adminInvitation.findMany({
      where: { invitedBy: userId },
      select: select.invitation,
      ...OLDEST_FIRST,
    }),
    invitationsAccepted: await tx.adminInvitation.findMany({
      where: { acceptedBy: userId },
      select: select.invitation,
      ...OLDEST_FIRST,
    }),
  };
}

async function projects(tx: Tx, userId: string) {
  const own = { where: { userId } };
  const byAssignment = { orderBy: { assignedAt: ASC } };
  return {
    memberships: await tx.projectMember.findMany({
      ...own,
      select: select.membership,
      orderBy: [{ joinedAt: ASC }, { projectId: ASC }],
    }),
    projectsViewed: await tx.projectView.findMany({ ...own, select: select.viewed }),
    taskAssignments: await tx.taskMember.findMany({
      ...own,
      select: select.taskAssignment,
      ...byAssignment,
    }),
    subtaskAssignments: await tx.subtaskMember.findMany({
      ...own,
      select: select.subtaskAssignment,
      ...byAssignment,
    }),
    connectCodesMade: await inPages((page) =>
      tx.connectCode.findMany({
        where: { createdBy: userId },
        select: select.codeMade,
        ...OLDEST_FIRST,
        ...page,
      }),
    ),
    connectCodesUsed: await tx.connectCode.findMany({
      where: { usedBy: userId },
      select: select.codeUsed,
      ...OLDEST_FIRST,
    }),
  };
}

async function texts(tx: Tx, userId: string) {
  const own = { where: { authorId: userId }, ...OLDEST_FIRST };
  return {
    updates: (await inPages((page) => tx.update.findMany({ ...own, select: select.update, ...page }))).map(
      withRecording,
    ),
    comments: await inPages((page) => tx.comment.findMany({ ...own, select: select.comment, ...page })),
    chatMessages: (
      await inPages((page) => tx.chatMessage.findMany({ ...own, select: select.message, ...page }))
    ).map(withRecording),
    reports: await inPages((page) => tx.report.findMany({ ...own, select: select.report, ...page })),
    uploads: (
      await inPages((page) =>
        tx.upload.findMany({ where: { userId }, select: select.upload, ...OLDEST_FIRST, ...page }),
      )
    ).map((upload) => ({ ...upload, file: upload.state === "complete" ? recordingFile(upload) : null })),
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
  return { ...text, transcript, language, audioUrl: audioPaths.recording(uploadId) };
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
