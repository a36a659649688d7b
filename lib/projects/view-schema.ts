import { z } from "zod";
import { PROJECT_STATUSES, PROJECT_VIEWS } from "./limits";
import { UPDATE_PERMISSIONS } from "@/lib/access/policy";
import { view, viewOf } from "@/lib/kernel/returns";
import { translationView } from "@/lib/translation/view-schema";

export const projectView = view(
  "Project",
  "A project as the reader sees it: counts include only what they may see. Times are ISO 8601.",
  () => ({
    id: z.uuid(),
    businessId: z.uuid(),
    name: z.string(),
    description: z.string().nullable(),
    language: z
      .string()
      .nullable()
      .describe("BCP 47, of the description; null without one, and for numbers, codes and names."),
    translation: translationView()
      .exactOptional()
      .describe("The description in the reader's language, where that is stored."),
    dueDate: z.iso.date().nullable().describe("YYYY-MM-DD."),
    status: z.enum(PROJECT_STATUSES),
    updatePermission: z.enum(UPDATE_PERMISSIONS),
    completedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    eventSeq: z.int().describe("Number of the project's newest event."),
    memberCount: z.int().describe("Everybody in it: its members, and the owner and admins of its business."),
    updateCount: z.int(),
    unassignedUpdateCount: z.int().describe("How many of those are in no task."),
    newUpdatesCount: z.int(),
    unreadMessagesCount: z
      .int()
      .describe("Messages by others in the reader's channels that they have not read."),
    completedItems: z.int().describe("Tasks and subtasks that are done, and all of them."),
    totalItems: z.int(),
    progressPercentage: z.int().describe("0 to 100."),
    latestUpdate: latestUpdateView().nullable(),
  }),
);

export const latestUpdateView = view(
  "LatestUpdate",
  "The newest update of a project that the reader sees.",
  () => ({
    id: z.uuid(),
    excerpt: z.string().describe("Its beginning on one line, cut at a word; empty for photos alone."),
    photoCount: z.int().describe("How many photos it has."),
    authorId: z.uuid(),
    authorName: z.string(),
    authorRole: z
      .enum(["owner", "worker"])
      .describe("`owner` for authors who are now owner- or manager-level in the project."),
    taskId: z.uuid().nullable(),
    taskName: z.string().nullable(),
    subtaskId: z.uuid().nullable(),
    subtaskName: z.string().nullable(),
    translatedPlace: z
      .string()
      .nullable()
      .describe("The name of the innermost of them in the reader's language, where that is stored."),
    translation: translationView()
      .pick({ to: true, from: true, content: true })
      .exactOptional()
      .describe("The beginning in the reader's language, where that is stored."),
    createdAt: z.iso.datetime(),
  }),
);

export const projectDetailView = viewOf(
  "ProjectDetail",
  "A project with its members and what the reader may do in it.",
  () =>
    projectView()
      .extend(visitView().shape)
      .extend({
        members: z.array(memberView()),
        office: z
          .array(officePersonView())
          .describe("The owner and the admins, with a membership row or without; the owners come first."),
        photoCount: z.int().describe("Photos of its updates that the reader sees, 1,000 at most."),
        isOwner: z.boolean(),
        hasManagementAccess: z.boolean(),
        canPostUpdates: z.boolean(),
      }),
);

export const visitView = view("Visit", "How a project's page opens for the reader.", () => ({
  isFirstVisit: z.boolean().describe("Whether they have never had its updates marked as viewed."),
  chosenView: z.enum(PROJECT_VIEWS).nullable().describe("How they want it to open; null until they choose."),
  unassignedNewCount: z.int().describe("Unassigned updates by others since the reader last opened them."),
  guide: guideView()
    .nullable()
    .describe(
      "What is done of the first steps; null once they are done or hidden, and for those who do not manage the project.",
    ),
}));

export const memberView = view("Member", "Somebody with a membership row.", () => ({
  userId: z.uuid(),
  projectId: z.uuid(),
  role: z.enum(["owner", "worker"]),
  joinedAt: z.iso.datetime(),
  lastVisitedUpdates: z.iso.datetime().nullable(),
  user: z.strictObject({ name: z.string(), email: z.string() }),
  isBusinessAdmin: z.boolean(),
  taskNames: z
    .array(z.string())
    .describe(
      "The first tasks that they are on and the reader sees, those that are open first, named as the reader wants to read them.",
    ),
  taskCount: z.int().describe("How many such tasks there are."),
}));

export const guideView = view("Guide", "The first steps in a new project.", () => ({
  hasTask: z.boolean(),
  hasCrew: z.boolean().describe("Whether anybody has ever joined."),
  hasAssigned: z.boolean().describe("Whether anybody is assigned to a task or subtask."),
  hasUpdate: z.boolean(),
}));

export const officePersonView = view(
  "OfficePerson",
  "Who runs the project. Below manager level, `email` is null for those without a membership row.",
  () => ({
    userId: z.uuid(),
    role: z.enum(["owner", "admin"]),
    user: z.strictObject({ name: z.string(), email: z.string().nullable() }),
  }),
);

export const connectCodeView = view("ConnectCode", "A connect code; `usedBy` is a user's id.", () => ({
  id: z.uuid(),
  projectId: z.uuid(),
  code: z.string(),
  expiresAt: z.iso.datetime(),
  usedBy: z.uuid().nullable(),
  usedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
}));

export const joinPreview = view("JoinPreview", "What a code leads to, for anyone who has it.", () => ({
  project: z.strictObject({ name: z.string() }),
  business: z.strictObject({ name: z.string() }),
  invitedBy: z.strictObject({ name: z.string() }),
  expiresAt: z.iso.datetime(),
}));

export const progressView = view(
  "Progress",
  "A project's progress; the percentage counts tasks and subtasks equally.",
  () => ({
    progressPercentage: z.int(),
    completedTasks: z.int(),
    totalTasks: z.int(),
    completedSubtasks: z.int(),
    totalSubtasks: z.int(),
  }),
);

export const managementAccessView = view(
  "ManagementAccess",
  "Whether the reader manages the project.",
  () => ({ hasManagementAccess: z.boolean() }),
);

export const joinedView = view("Joined", "The project that somebody has joined.", () => ({
  projectId: z.uuid(),
  project: z.strictObject({ id: z.uuid(), name: z.string() }),
}));
