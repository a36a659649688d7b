"use client";

import { useLocale, useTimeZone } from "next-intl";
import { useMemo } from "react";
import { createFormat, type Format } from "@/lib/i18n/format";
import { DEFAULT_TIME_ZONE } from "@/lib/i18n/locale";

/** The formatters of the reader, for client components. */
export function useFormat(): Format {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? DEFAULT_TIME_ZONE;
  return useMemo(() => createFormat({ locale, timeZone }), [locale, timeZone]);
}
