"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { TIME_ZONE_KEY } from "@/lib/i18n/locale";
import { deviceTimeZone } from "./device-time-zone";
import { rememberInCookie } from "./remember";

interface TimeZoneProps {
  /** The zone that the page took for the device's; null when its times do not go by the device, or it has none. */
  shown: string | null;
}

/**
 * Tells the server the device's time zone, so that "Today" is the reader's today. The way in does it before the first page
 * that shows a time; who comes in by another door sees that page once more, in the right zone.
 */
export function TimeZone({ shown }: TimeZoneProps) {
  const router = useRouter();
  useEffect(() => {
    const actual = deviceTimeZone();
    if (actual === null || isRemembered(actual)) return;
    rememberInCookie(TIME_ZONE_KEY, actual);
    if (shown !== null && shown !== actual) router.refresh();
  }, [shown, router]);
  return null;
}

function isRemembered(zone: string): boolean {
  return document.cookie.split("; ").includes(`${TIME_ZONE_KEY}=${encodeURIComponent(zone)}`);
}
