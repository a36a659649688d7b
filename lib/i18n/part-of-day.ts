import { dateFormatter, type Moment } from "./dates";

/** Which greeting to use in a time zone: "morning" from 4, "afternoon" from 12, "evening" from 18. */
export function partOfDay(at: Moment, timeZone: string): "morning" | "afternoon" | "evening" {
  const options = { timeZone, hour: "numeric", hourCycle: "h23" } as const;
  const hour = Number(dateFormatter("en-US", options).format(new Date(at)));
  if (hour < 4 || hour >= 18) return "evening";
  return hour < 12 ? "morning" : "afternoon";
}
