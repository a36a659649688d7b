"use client";

import { use, useMemo } from "react";
import { createFormat, type Format } from "@/lib/i18n/format";
import { ReaderContext } from "./reader-context";

/** The reader's formatters, for client components. Render times inside a TimeText. */
export function useFormat(): Format {
  const { locale, timeZone } = use(ReaderContext);
  return useMemo(() => createFormat({ locale, timeZone }), [locale, timeZone]);
}
