"use client";

import { use } from "react";
import { ReaderContext } from "./reader-context";
import { TimeText } from "./time-text";
import { createDates } from "@/lib/i18n/dates";
import type { Locale } from "@/lib/i18n/locale";

interface LocalTimeProps {
  /** ISO 8601. */
  at: string;
  as: "date" | "dateTime";
  /** The language of the surrounding text, if it is not the reader's. */
  locale?: Locale;
}

/** A time in the reader's zone, for server components, which pass it to a text as a tag. */
export function LocalTime({ at, as, locale }: LocalTimeProps) {
  const reader = use(ReaderContext);
  const dates = createDates({ locale: locale ?? reader.locale, timeZone: reader.timeZone });
  return <TimeText dateTime={at}>{dates[as](at)}</TimeText>;
}
