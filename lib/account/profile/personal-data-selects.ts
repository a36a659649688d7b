import { RECORDING } from "@/lib/attachments/attachment";
import type { Prisma } from "@/lib/kernel/db";
import { columns } from "@/lib/kernel/sql/columns";

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
  id: true,
  name: true,
  email: true,
  emailVerifiedAt: true,
  isOperator: true,
  createdAt: true,
  lastLoginAt: true,
  recordingConsentAt: true,
} satisfies Prisma.UserSelect;

export const notificationPreferences = columns(
  "kinds",
  "quietFrom",
  "quietTo",
  "quietWeekends",
  "showsText",
  "weeklyReports",
);

export const mutedProject = columns("projectId", "until");

export const linkedAccount = columns("provider", "email", "createdAt");

export const emailChange = columns("id", "oldEmail", "createdAt", "expiresAt", "usedAt");

export const passkey = columns("id", "name", "createdAt", "lastUsedAt");

/** Without its id, which is the session's. */
export const signIn = columns("way", "browser", "system", "signedInAt", "lastSeenAt");

export const ownedBusiness = {
  id: true,
  name: true,
  description: true,
  reportFooter: true,
  logoAt: true,
  subscriptionStatus: true,
  subscriptionPlan: true,
  subscriptionCurrentPeriodEnd: true,
  cancelAtPeriodEnd: true,
  trialUsedAt: true,
  isEarlyAdopter: true,
  earlyAdopterGrantedAt: true,
  createdAt: true,
  paidInvoices: { select: { id: true, amountPaid: true, currency: true, paidAt: true } },
} satisfies Prisma.BusinessSelect;

export const administered = {
  business: named,
  invitedBy: true,
  invitedAt: true,
  acceptedAt: true,
} satisfies Prisma.BusinessAdminSelect;

export const adminAdded = columns("businessId", "userId", "invitedAt", "acceptedAt");

export const invitation = columns("id", "businessId", "email", "createdAt", "expiresAt", "acceptedAt");

export const membership = {
  project: named,
  role: true,
  joinedAt: true,
  lastVisitedUpdates: true,
} satisfies Prisma.ProjectMemberSelect;

export const viewed = { projectId: true, viewedAt: true } satisfies Prisma.ProjectViewSelect;

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
  id: true,
  projectId: true,
  taskId: true,
  subtaskId: true,
  content: true,
  language: true,
  attachments: recording,
  capturedAt: true,
  createdAt: true,
  editedAt: true,
  withdrawnAt: true,
  withdrawnBy: true,
  // `createdAt` is when the text was replaced.
  revisions: {
    select: { kind: true, content: true, createdAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.UpdateSelect;

export const comment = columns("id", "updateId", "content", "createdAt", "withdrawnAt", "withdrawnBy");

/** Without its text: that is what others wrote. */
export const report = {
  id: true,
  projectId: true,
  reportType: true,
  language: true,
  timeZone: true,
  startDay: true,
  endDay: true,
  foldersIncluded: true,
  updatesIncluded: true,
  createdAt: true,
} satisfies Prisma.ReportSelect;

/** A sentence of a report, as the user wrote it. */
export const reportEdit = { reportId: true, sentence: true, content: true, editedAt: true } as const;

export const message = {
  id: true,
  projectId: true,
  recipientId: true,
  content: true,
  language: true,
  attachments: recording,
  capturedAt: true,
  createdAt: true,
} satisfies Prisma.ChatMessageSelect;

export const upload = {
  id: true,
  kind: true,
  state: true,
  size: true,
  sha256: true,
  contentType: true,
  updateId: true,
  photo: { select: { takenAt: true, latitude: true, longitude: true, alt: true } },
  createdAt: true,
  completedAt: true,
} satisfies Prisma.UploadSelect;

export const log = {
  id: true,
  action: true,
  entityType: true,
  entityId: true,
  details: true,
  ipAddress: true,
  userAgent: true,
  createdAt: true,
} satisfies Prisma.ActionLogSelect;

export const faq = columns("id", "title", "content", "displayOrder", "isActive", "createdAt");

export const helpDocument = columns("id", "title", "description", "fileUrl", "createdAt");

export const helpVideo = columns("id", "title", "description", "videoUrl", "createdAt");
