import { z } from "zod";
import { MOST_INSIGHT_DAYS, USUAL_INSIGHT_DAYS } from "./limits";
import { isTimeZone } from "@/lib/i18n/locale";
import { pageSize } from "@/lib/kernel/text";

export const insightsInput = z.object({
  days: pageSize(MOST_INSIGHT_DAYS, USUAL_INSIGHT_DAYS).describe("How many days, the last of them today."),
  timeZone: z
    .string("unknownTimeZone")
    .refine(isTimeZone, "unknownTimeZone")
    .optional()
    .describe(
      "Of the days, as an IANA name; default: the one in the asker's settings, else their device's, else UTC.",
    ),
});

export type InsightsInput = z.output<typeof insightsInput> & { id: string };
