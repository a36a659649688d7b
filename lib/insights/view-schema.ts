import { z } from "zod";
import { AGES, PACE_TICKS } from "./limits";
import { view } from "@/lib/kernel/returns";
import { PROJECT_STATUSES } from "@/lib/projects/limits";

const day = () => z.string().describe("YYYY-MM-DD.");
const counts = () => ({
  completedItems: z.int(),
  totalItems: z.int().describe("Tasks and subtasks, counted alike."),
  percentage: z.int().nullable().describe("Of the items that are completed; null where there are none."),
  openItems: z.int(),
  lateItems: z.int().describe("Open, of an active project, and due before today."),
  updates: z.int().describe("Posted in the period."),
  spoken: z.int().describe("Those of them with a recording."),
});

export const insightItem = view("InsightItem", "A task or subtask.", () => ({
  projectId: z.uuid(),
  taskId: z.uuid(),
  subtaskId: z.uuid().nullable(),
  name: z.string().describe("In the reader's language, where its translation is stored."),
  days: z.int().describe("How old it is, or how late."),
}));

export const insightDay = view("InsightDay", "A day of the period.", () => ({
  day: day(),
  percentage: z
    .int()
    .nullable()
    .describe("How far the work had come at its end, of the items that there were; null before the first."),
  typed: z.int(),
  spoken: z.int(),
  spokenMs: z.int().describe("How long its recordings are."),
}));

export const insightPlace = view("InsightPlace", "A folder, with its subtasks.", () => ({
  taskId: z.uuid().nullable().describe("Null: the updates without a task."),
  name: z.string().nullable(),
  ...counts(),
}));

export const insightProject = view("InsightProject", "A project among those of its business.", () => ({
  projectId: z.uuid(),
  name: z.string(),
  status: z.enum(PROJECT_STATUSES),
  dueDate: day().nullable(),
  ...counts(),
}));

export const insightPerson = view("InsightPerson", "Somebody who posted in the period.", () => ({
  userId: z.uuid(),
  name: z.string(),
  days: z.int().describe("On how many days."),
  updates: z.int(),
  spoken: z.int(),
}));

const figures = () => ({
  from: day(),
  to: day().describe("The last day, included."),
  timeZone: z.string(),
  ...counts(),
  percentage: z.int(),
  change: z.int().describe("In percentage points, since the evening before the period."),
  ticked: z.int().describe("Items completed in the period; one that was reopened is not."),
  expectedDay: day()
    .nullable()
    .describe(
      `When all is done at the pace of the period; null with fewer than ${PACE_TICKS} items ticked in it.`,
    ),
  spokenMs: z.int(),
  days: z.array(insightDay()),
  ages: z
    .array(z.int())
    .describe(
      `Open items by age: up to ${AGES.join(", ")} days, each without those before; last, all that are older, or late.`,
    ),
  oldest: insightItem().nullable().describe("Of the open items."),
  latest: insightItem().nullable().describe("The open item that is late by most days."),
  people: z
    .array(insightPerson())
    .nullable()
    .describe("By name, for those who manage the project; null for others."),
});

export const projectInsightsView = view(
  "ProjectInsights",
  "How a project goes, over what the reader may see; its progress is the same for everybody.",
  () => ({
    ...figures(),
    project: insightProject().pick({ name: true, status: true, dueDate: true }),
    places: z.array(insightPlace()).describe("In their order, the updates without a task last."),
  }),
);

export const businessInsightsView = view(
  "BusinessInsights",
  "How a business's projects go: those that are active, or were completed in the period.",
  () => ({
    ...figures(),
    business: z.strictObject({ name: z.string() }),
    projects: z.array(insightProject()).describe("Newest first."),
  }),
);
