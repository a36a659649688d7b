import { z } from "zod";
import { view } from "@/lib/kernel/returns";
import { NOTIFICATION_KINDS, SUBJECT_TYPES } from "@/lib/notifications/shared/kinds";
import { EMAIL_CHOICES } from "@/lib/notifications/shared/preferences";

const named = () => z.strictObject({ id: z.uuid(), name: z.string() });

export const notificationView = view(
  "Notification",
  "Something that its reader is told of. Times are ISO 8601.",
  () => ({
    id: z.uuid(),
    kind: z.enum(NOTIFICATION_KINDS),
    asks: z.boolean().describe("Whether a mention is a question to its reader; of several, whether all are."),
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
      .describe(
        "The beginning of what was written, or the name of a folder, subtask or business; in the reader's language where a translation is stored.",
      ),
    language: z.string().nullable().describe("BCP 47, of the excerpt; null for numbers, codes and names."),
    recordingMs: z.int().nullable().describe("The length of a recorded update; 0 where it is not known."),
    photoCount: z.int(),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
  }),
);

export const unreadCountView = view("UnreadCount", "How many notifications are unread.", () => ({
  count: z.int().describe("At most 1,000 are counted."),
}));

const kind = () => z.enum(NOTIFICATION_KINDS);

export const deliveryPreferencesView = view(
  "NotificationPreferences",
  "How notifications reach their person besides the list, by kind.",
  () => ({
    kinds: z.record(
      kind(),
      z.strictObject({ app: z.boolean(), email: z.enum(EMAIL_CHOICES), push: z.boolean() }),
    ),
    locked: z
      .partialRecord(kind(), z.array(z.enum(["app", "email", "push"])))
      .describe("What nobody can change."),
    quietHours: z
      .strictObject({ from: z.string(), to: z.string(), weekends: z.boolean() })
      .nullable()
      .describe("Holds back push and emails that are sent immediately, in the person's time zone."),
    showsText: z.boolean().describe("Whether pushes quote what was written."),
    weeklyReports: z.boolean().describe("Whether an owner is mailed each week's reports."),
    mutes: z.array(z.strictObject({ projectId: z.uuid(), until: z.iso.datetime().nullable() })),
    pushKey: z
      .string()
      .nullable()
      .describe("The `applicationServerKey` to subscribe with; null where push is not set up."),
    pushEndpoint: z.string().nullable().describe("Where this session's browser takes pushes, if it does."),
  }),
);

export const pushSubscriptionView = view("PushSubscription", "A browser that takes pushes.", () => ({
  id: z.uuid(),
}));
