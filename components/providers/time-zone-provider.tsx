"use client";

import { type ReactNode, useEffect, useMemo } from "react";
import { ReaderContext } from "./reader-context";
import { rememberInCookie } from "./remember";
import { useInBrowser } from "./use-store";
import { DEFAULT_TIME_ZONE, type Locale, TIME_ZONE_KEY } from "@/lib/i18n/locale";

interface TimeZoneProviderProps {
  locale: Locale;
  chosen: string | null;
  /** The device's zone as reported on an earlier page; null on a first visit. */
  remembered: string | null;
  children: ReactNode;
}

/** The browser's part of TimeZone: reads the device's zone and remembers it for the next page that the server renders. */
export function TimeZoneProvider({ locale, chosen, remembered, children }: TimeZoneProviderProps) {
  // "" where the browser reports none.
  const device = useInBrowser(() => deviceTimeZone() ?? "", null);
  const timeZone = (chosen ?? device ?? remembered) || DEFAULT_TIME_ZONE;
  const isKnown = (chosen ?? device ?? remembered) !== null;
  const reader = useMemo(() => ({ locale, timeZone, isKnown }), [locale, timeZone, isKnown]);
  useEffect(() => {
    if (device && !isRemembered(device)) rememberInCookie(TIME_ZONE_KEY, device);
  }, [device]);
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}

/** IANA name of the device's time zone; null if the browser reports none. */
export function deviceTimeZone(): string | null {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || null;
}

function isRemembered(zone: string): boolean {
  return document.cookie.split("; ").includes(`${TIME_ZONE_KEY}=${encodeURIComponent(zone)}`);
}
