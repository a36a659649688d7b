import { z } from "zod";
import { view } from "@/lib/kernel/returns";

export const foundView = view(
  "Found",
  "What a search found: a text that the caller sees, or whose stored translation has the words.",
  () => ({
    type: z.enum(["update", "comment", "message", "task", "subtask"]),
    id: z.uuid(),
    projectId: z.uuid(),
    projectName: z.string(),
    updateId: z.uuid().exactOptional().describe("Of a comment: what it is on."),
    taskId: z.uuid().exactOptional().describe("Of a subtask: what it is in."),
    withId: z
      .uuid()
      .nullable()
      .exactOptional()
      .describe("Of a message: the other person of a direct one; null in the team's channel."),
    place: z.string().nullable().describe("The name of the innermost task or subtask that it is in."),
    author: z.string().nullable().describe("Who wrote it; null of tasks and subtasks."),
    excerpt: z
      .string()
      .describe("The text around the first word found, in the language in which it was found."),
    language: z.string().nullable().describe("BCP 47, of the excerpt; null for numbers, codes and names."),
    createdAt: z.iso.datetime(),
  }),
);
