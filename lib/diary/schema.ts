import { z } from "zod";
import { MOST_DAYS } from "./limits";
import { isDay } from "@/lib/kernel/text";
import { dayAfter } from "@/lib/i18n/days";
import { timeZoneName } from "@/lib/updates/schema";

/** Ends the check where it is none: the days are compared only if both are. */
const day = z.string("dayInvalid").refine(isDay, { error: "dayInvalid", abort: true });

/** Whole days in a time zone, both ends included; by default in the one that the asker has chosen, else their device's, else UTC. */
export const diaryInput = z
  .object({
    from: day,
    to: day,
    timeZone: timeZoneName.optional(),
    includeComments: z.stringbool({ error: "invalid" }).default(false),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "endBeforeStart" })
  .refine(({ from, to }) => to < dayAfter(from, MOST_DAYS), { path: ["to"], error: "tooManyDays" });

export type DiaryInput = z.output<typeof diaryInput> & { id: string };
