import { z } from "zod";
import { view } from "@/lib/kernel/returns";
import { authorView, postedShape } from "@/lib/updates/view-schema";

export const chatMessageView = view(
  "ChatMessage",
  "A message in the team's channel or between two people. Times are ISO 8601.",
  () => ({
    id: z.uuid(),
    projectId: z.uuid(),
    authorId: z.uuid(),
    recipientId: z.uuid().nullable().describe("Null in the team's channel."),
    content: z.string(),
    ...postedShape(),
    seq: z
      .int()
      .nullable()
      .describe(
        "Number of the event that announced it. Every posted message has one, though the column allows null.",
      ),
    author: authorView(),
  }),
);

export const channelView = view("Channel", "The team's channel, or the one with a person.", () => ({
  with: z.uuid().nullable().describe("The other person; null for the team."),
  name: z.string().describe("The person's name; of the team, the project's."),
  role: z
    .enum(["owner", "admin", "worker", "former"])
    .nullable()
    .describe(
      "What the person is in the project today; null for the team. Nobody can write to a `former` one.",
    ),
  unreadCount: z.int().describe("Messages by others after `readSeq`."),
  readSeq: z.int().describe("Messages up to this event have been read: the unread line is after them."),
  lastMessage: chatMessageView().nullable(),
}));
