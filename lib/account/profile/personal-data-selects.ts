import { RECORDING } from "@/lib/attachments/attachment";
import type { Prisma } from "@/lib/kernel/db";
import { columns } from "@/lib/kernel/sql/columns";
import { OLDEST_FIRST } from "@/lib/kernel/sql/order";

/*
 * The exported columns of each kind of row, as an allow-list: a new column is left out until it is named here.
 */

/** Of a text's attachments, its recording with its words. */
const recording = {
  ...RECORDING,
  select: { recording: { select: { uploadId: true, transcript: true, language: true } } },
} as const;

const named = { select: { id: true, name: true } } as const;

export const profile = {
  ...columns("id", "name", "email", "emailVerifiedAt", "isOperator"),
  ...columns("createdAt", "lastLoginAt", "recordingConsentAt"),
} satisfies Prisma.UserSelect;

export const notificationPreferences = {
  ...columns("kinds", "quietFrom", "quietTo", "quietWeekends", "showsText"),
  ...columns("weeklyReports", "deviceTimeZone"),
} satisfies Prisma.DeliveryPreferenceSelect;

export const mutedProject = columns("projectId", "until");

export const linkedAccount = columns("provider", "email", "createdAt");

export const emailChange = columns("id", "oldEmail", "createdAt", "expiresAt", "usedAt");

export const passkey = columns("id", "name", "createdAt", "lastUsedAt");

/** Without its id, which is the session's. */
export const signIn = columns("way", "browser", "system", "signedInAt", "lastSeenAt");

const TASK = columns("id", "name", "description", "dueDate", "isCompleted", "completedAt", "createdAt");

/** With its projects, whose descriptions, tasks and subtasks are the business's, whoever of it wrote them. */
export const ownedBusiness = {
  ...columns("id", "name", "description", "reportFooter", "logoAt", "subscriptionStatus"),
  ...columns("subscriptionPlan", "subscriptionCurrentPeriodEnd", "cancelAtPeriodEnd", "trialUsedAt"),
  ...columns("isEarlyAdopter", "earlyAdopterGrantedAt", "createdAt"),
  paidInvoices: { select: { id: true, amountPaid: true, currency: true, paidAt: true } },
  glossary: { select: columns("term", "translation", "language"), orderBy: { position: "asc" } },
  projects: {
    ...OLDEST_FIRST,
    select: {
      ...columns("id", "name", "description", "dueDate", "status", "completedAt", "createdAt"),
      tasks: { ...OLDEST_FIRST, select: { ...TASK, subtasks: { ...OLDEST_FIRST, select: TASK } } },
    },
  },
} satisfies Prisma.BusinessSelect;

export const administered = {
  business: named,
  ...columns("invitedBy", "invitedAt", "acceptedAt"),
} satisfies Prisma.BusinessAdminSelect;

export const adminAdded = columns("businessId", "userId", "invitedAt", "acceptedAt");

export const invitation = columns("id", "businessId", "email", "createdAt", "expiresAt", "acceptedAt");

export const membership = {
  project: named,
  ...columns("role", "joinedAt", "lastVisitedUpdates"),
} satisfies Prisma.ProjectMemberSelect;

export const viewed = columns("projectId", "viewedAt");

export const taskAssignment = {
  projectId: true,
  task: named,
  assignedAt: true,
} satisfies Prisma.TaskMemberSelect;

export const subtaskAssignment = {
  projectId: true,
  subtask: named,
  assignedAt: true,
} satisfies Prisma.SubtaskMemberSelect;

/** Without the code itself, which may still let people into a project that its creator has left. */
export const codeMade = columns("id", "projectId", "createdAt", "expiresAt", "usedAt");

export const codeUsed = columns("id", "projectId", "code", "usedAt");

export const update = {
  ...columns("id", "projectId", "taskId", "subtaskId", "content", "language"),
  attachments: recording,
  ...columns("capturedAt", "createdAt", "editedAt", "withdrawnAt", "withdrawnBy"),
  // `createdAt` is when the text was replaced.
  revisions: {
    select: { kind: true, content: true, createdAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.UpdateSelect;

export const comment = {
  ...columns("id", "updateId", "content", "capturedAt", "createdAt", "withdrawnAt", "withdrawnBy"),
};

/** Without its text: that is what others wrote. */
export const report = {
  ...columns("id", "projectId", "reportType", "language", "timeZone", "startDay", "endDay"),
  ...columns("foldersIncluded", "updatesIncluded", "createdAt"),
} satisfies Prisma.ReportSelect;

/** A sentence of a report, as the user wrote it. */
export const reportEdit = columns("reportId", "sentence", "content", "editedAt");

export const message = {
  ...columns("id", "projectId", "recipientId", "content", "language"),
  attachments: recording,
  capturedAt: true,
  createdAt: true,
} satisfies Prisma.ChatMessageSelect;

export const upload = {
  ...columns("id", "kind", "state", "size", "sha256", "contentType", "updateId", "commentId"),
  ...columns("messageId", "position"),
  photo: { select: { takenAt: true, latitude: true, longitude: true, alt: true } },
  createdAt: true,
  completedAt: true,
} satisfies Prisma.UploadSelect;

export const log = {
  ...columns("id", "action", "entityType", "entityId", "details"),
  ...columns("ipAddress", "userAgent", "createdAt"),
} satisfies Prisma.ActionLogSelect;

export const faq = columns("id", "title", "content", "displayOrder", "isActive", "createdAt");

export const helpDocument = columns("id", "title", "description", "fileUrl", "createdAt");

export const helpVideo = columns("id", "title", "description", "videoUrl", "createdAt");
