import { cookies } from "next/headers";
import { readTimeZone, TIME_ZONE_KEY } from "@/lib/i18n/locale";

/** The time zone that the device reported on an earlier page; null on a first visit. */
export async function rememberedZone(): Promise<string | null> {
  return readTimeZone((await cookies()).get(TIME_ZONE_KEY)?.value);
}
