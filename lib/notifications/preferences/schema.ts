import { z } from "zod";
import { NOTIFICATION_KINDS } from "../shared/kinds";
import { type Channel, EMAIL_CHOICES, LOCKED, MUTES } from "../shared/preferences";
import { isTimeZone } from "@/lib/i18n/locale";

const flag = z.boolean("invalid").exactOptional();
const channels = z.strictObject(
  {
    app: flag,
    email: z.enum(EMAIL_CHOICES, "invalid").exactOptional(),
    push: flag,
  } satisfies Record<Channel, unknown>,
  "invalid",
);
const time = z.string("invalid").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "invalid");

const quietHours = z
  .object({ from: time, to: time, weekends: z.boolean("invalid").default(false) }, "invalid")
  .refine(({ from, to }) => from !== to, { path: ["to"], message: "quietHoursEmpty" });

/** What is left out stays as it is. */
export const deliveryPreferencesInput = z.object({
  kinds: z
    .partialRecord(z.enum(NOTIFICATION_KINDS, "invalid"), channels, "invalid")
    .refine(leavesLocked, "preferenceLocked")
    .exactOptional(),
  quietHours: quietHours.nullable().exactOptional(),
  showsText: flag,
  weeklyReports: flag,
  /** Of the device. */
  timeZone: z.string("invalid").refine(isTimeZone, "unknownTimeZone").exactOptional(),
});
export const muteInput = z.object({ until: z.enum(MUTES, "invalid") });

export type DeliveryPreferencesInput = z.output<typeof deliveryPreferencesInput>;
export type MuteInput = z.output<typeof muteInput> & { id: string };

function leavesLocked(kinds: Partial<Record<keyof typeof LOCKED, object | undefined>>): boolean {
  return Object.entries(LOCKED).every(([kind, locked]) =>
    locked.every((channel) => !(channel in (kinds[kind as keyof typeof LOCKED] ?? {}))),
  );
}
