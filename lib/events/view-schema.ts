import { z } from "zod";
import { view } from "@/lib/kernel/returns";

export const eventView = view(
  "Event",
  "Something that changed in a project: ids alone. `project.refresh`, which has no `entityId`, says to read the project again; `notification.changed`, which is about no project, to read the notifications.",
  () => ({
    type: z.string().describe("Such as `update.posted`."),
    projectId: z.uuid().exactOptional(),
    entityId: z.uuid().exactOptional(),
    taskId: z.uuid().exactOptional(),
    subtaskId: z.uuid().exactOptional(),
    updateId: z.uuid().exactOptional(),
    userId: z.uuid().exactOptional(),
    authorId: z.uuid().exactOptional().describe("Of a message."),
    recipientId: z.uuid().nullable().exactOptional().describe("Of a message; null in the team's channel."),
    seq: z.int().exactOptional().describe("The event's number in its project."),
    at: z.iso.datetime().exactOptional(),
  }),
);
