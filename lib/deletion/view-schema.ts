import { z } from "zod";
import { view } from "@/lib/kernel/returns";

export const deletionView = view(
  "Deletion",
  "Whether one's account is deleted, and what would go with it.",
  () => ({
    dueAt: z.iso.datetime().nullable().describe("When it is deleted; null where that was not asked for."),
    businesses: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          projects: z.int(),
          isRunning: z.boolean().describe("Whether its subscription still charges: that has to end first."),
        }),
      )
      .describe("Those that one owns: they are deleted with their projects."),
  }),
);
