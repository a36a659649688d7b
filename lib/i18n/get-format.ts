import { getLocale } from "next-intl/server";
import { createFormat, type Format } from "./format";
import { DEFAULT_TIME_ZONE } from "./locale";

/** The formatters that need no time zone: the server may not know the reader's, so LocalTime formats the rest. */
type TimelessFormat = Pick<Format, "until" | "number" | "bytes" | "percent" | "money" | "list">;

/** The formatters of this request's reader, for server components. */
export async function getFormat(): Promise<TimelessFormat> {
  return createFormat({ locale: await getLocale(), timeZone: DEFAULT_TIME_ZONE });
}
