import { RECORDING } from "@/lib/attachments/attachment";
import type { Prisma } from "@/lib/kernel/db";

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

export const emailChange = {
  id: true,
  oldEmail: true,
  createdAt: true,
  expiresAt: true,
  usedAt: true,
} satisfies Prisma.EmailChangeSelect;

export const ownedBusiness = {
  id: true,
  name: true,
  description: true,
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

export const adminAdded = {
  businessId: true,
  userId: true,
  invitedAt: true,
  acceptedAt: true,
} satisfies Prisma.BusinessAdminSelect;

export const invitation = {
  id: true,
  businessId: true,
  email: true,
  createdAt: true,
  expiresAt: true,
  acceptedAt: true,
} satisfies Prisma.AdminInvitationSelect;

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
export const codeMade = {
  id: true,
  projectId: true,
  createdAt: true,
  expiresAt: true,
  usedAt: true,
} satisfies Prisma.ConnectCodeSelect;

export const codeUsed = {
  id: true,
  projectId: true,
  code: true,
  usedAt: true,
} satisfies Prisma.ConnectCodeSelect;

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

export const comment = {
  id: true,
  updateId: true,
  content: true,
  createdAt: true,
  withdrawnAt: true,
  withdrawnBy: true,
} satisfies Prisma.CommentSelect;

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

export const faq = {
  id: true,
  title: true,
  content: true,
  displayOrder: true,
  isActive: true,
  createdAt: true,
} satisfies Prisma.HelpFaqSelect & Prisma.HelpSupportGuideSelect;

export const helpDocument = {
  id: true,
  title: true,
  description: true,
  fileUrl: true,
  createdAt: true,
} satisfies Prisma.HelpDocumentSelect;

export const helpVideo = {
  id: true,
  title: true,
  description: true,
  videoUrl: true,
  createdAt: true,
} satisfies Prisma.HelpVideoSelect;
