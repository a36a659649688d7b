import { z } from "zod";
import { view } from "@/lib/kernel/returns";
import { NOTIFICATION_KINDS, SUBJECT_TYPES } from "@/lib/notifications/shared/kinds";

const named = () => z.strictObject({ id: z.uuid(), name: z.string() });

export const notificationView = view(
  "Notification",
  "Something that its reader is told of. Times are ISO 8601.",
  () => ({
    id: z.uuid(),
    kind: z.enum(NOTIFICATION_KINDS),
    project: named().nullable(),
    business: named().nullable().describe("Of what concerns a business as a whole."),
    actor: named().nullable().describe("Who did it; null for the system."),
    subject: z
      .strictObject({
        type: z.enum(SUBJECT_TYPES),
        id: z.uuid(),
        updateId: z.uuid().exactOptional(),
        taskId: z.uuid().exactOptional(),
        subtaskId: z.uuid().exactOptional(),
        recipientId: z.uuid().exactOptional().describe("Of a direct message."),
      })
      .describe("The newest, where there are several."),
    count: z
      .int()
      .describe(
        "How many of this kind it tells of: they followed each other, by the same person in the same place.",
      ),
    place: z.string().nullable().describe("The name of the folder or subtask that the subject is in."),
    excerpt: z
      .string()
      .describe("The beginning of what was written, or the name of a folder, subtask or business."),
    recordingMs: z.int().nullable().describe("The length of a recorded update; 0 where it is not known."),
    photoCount: z.int(),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
  }),
);

export const unreadCountView = view("UnreadCount", "How many notifications are unread.", () => ({
  count: z.int().describe("At most 1,000 are counted."),
}));
