import { getLocale } from "next-intl/server";
import { createFormat, type Format } from "./format";
import { DEFAULT_TIME_ZONE } from "./locale";

/** What does not depend on the reader's time zone, which the server may not know: a LocalTime shows the rest. */
type TimelessFormat = Pick<Format, "until" | "number" | "percent" | "money" | "list">;

/** The formatters of this request's reader, for server components. */
export async function getFormat(): Promise<TimelessFormat> {
  return createFormat({ locale: await getLocale(), timeZone: DEFAULT_TIME_ZONE });
}
