import { use, useMemo } from "react";
import { ReaderContext } from "./reader-context";
import { createFormat, type Format } from "@/lib/i18n/format";

/** The reader's formatters, for client components. Render times inside a TimeText. */
export function useFormat(): Format {
  const { locale, timeZone } = use(ReaderContext);
  return useMemo(() => createFormat({ locale, timeZone }), [locale, timeZone]);
}
