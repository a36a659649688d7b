import { getLocale, getTimeZone } from "next-intl/server";
import { createFormat, type Format } from "./format";

/** The formatters of this request's reader, for server components. */
export async function getFormat(): Promise<Format> {
  const [locale, timeZone] = await Promise.all([getLocale(), getTimeZone()]);
  return createFormat({ locale, timeZone });
}
