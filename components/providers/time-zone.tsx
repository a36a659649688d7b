import { getLocale } from "next-intl/server";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { rememberedZone } from "./remembered-zone";
import { TimeZoneProvider } from "./time-zone-provider";

interface TimeZoneProps {
  /** The zone that the reader chose for all their devices; null to use the device's. */
  chosen: string | null;
  children: ReactNode;
}

/** Formats the times below in the reader's zone. On a first visit only the browser knows it: they stay hidden until then. */
export async function TimeZone({ chosen, children }: TimeZoneProps) {
  const [locale, remembered, sent] = await Promise.all([getLocale(), rememberedZone(), headers()]);
  return (
    <TimeZoneProvider locale={locale} chosen={chosen} remembered={remembered}>
      {(chosen ?? remembered) === null && (
        <noscript>
          <style nonce={sent.get("x-nonce") ?? undefined}>
            {".awaits-zone { visibility: visible !important }"}
          </style>
        </noscript>
      )}
      {children}
    </TimeZoneProvider>
  );
}
