import { z } from "zod";
import { view } from "@/lib/kernel/returns";

export const healthView = view("Health", "The process answers.", () => ({ status: z.literal("ok") }));

export const readinessView = view("Readiness", "Whether the server can do its work.", () => ({
  status: z.enum(["ready", "unready"]),
  database: z.boolean(),
  queue: z.boolean(),
  files: z.boolean().describe("Whether recordings can be stored."),
}));

export const jobsDoneView = view("JobsDone", "How many waiting jobs have run.", () => ({ done: z.int() }));
