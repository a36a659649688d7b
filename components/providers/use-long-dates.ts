import { use, useMemo } from "react";
import { ReaderContext } from "./reader-context";
import { createLongDates, type LongDates } from "@/lib/i18n/long-dates";

/** Formatters for the long dates of a few screens, for client components. Render times inside a TimeText. */
export function useLongDates(): LongDates {
  const { locale, timeZone } = use(ReaderContext);
  return useMemo(() => createLongDates({ locale, timeZone }), [locale, timeZone]);
}
