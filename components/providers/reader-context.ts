import { createContext } from "react";
import { DEFAULT_LOCALE, DEFAULT_TIME_ZONE, type Locale } from "@/lib/i18n/locale";

interface Reader {
  locale: Locale;
  /** IANA name. */
  timeZone: string;
  /** False in the HTML of a first visit: times stay hidden until the browser reports its zone (see TimeText). */
  isKnown: boolean;
}

/** How the reader reads times and numbers. */
export const ReaderContext = createContext<Reader>({
  locale: DEFAULT_LOCALE,
  timeZone: DEFAULT_TIME_ZONE,
  isKnown: true,
});
