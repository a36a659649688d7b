import { z } from "zod";
import type { IssueText } from "@/lib/shared/errors";
import { MAX_IDS } from "@/lib/shared/limits";
import { trimmed } from "@/lib/shared/trimmed";

/** At most `max` UTF-16 units, as `maxlength` counts in a browser: zod's own `max()` counts code points. */
export function atMost(max: number, lengthOf = (text: string) => text.length) {
  const check = z.check<string>(({ value: input, issues }) => {
    if (lengthOf(input) <= max) return;
    issues.push({
      code: "too_big",
      origin: "string",
      maximum: max,
      inclusive: true,
      input,
      message: "tooLong",
    });
  });
  // For the API's description.
  check._zod.onattach.push(({ _zod: { bag } }) => {
    bag["maximum"] = max;
  });
  return check;
}

/** A required text: trimmed, and one of which nothing can be seen counts as missing. `missing` is the key of the message for that. */
export function requiredText(max: number, missing: string) {
  return z.string({ error: missing }).overwrite(trimmed).min(1, missing).check(atMost(max));
}

/** An optional text: null and blank clear it, absent leaves it as it is. */
export function optionalText(max: number) {
  return z
    .string({ error: "invalid" })
    .overwrite(trimmed)
    .check(atMost(max))
    .nullable()
    .transform((text) => (text === "" ? null : text))
    .optional();
}

/** A day as YYYY-MM-DD: null and blank clear it, absent leaves it as it is. */
export const optionalDay = z
  .preprocess(
    (value) => (value === "" ? null : value),
    z.string({ error: "dayInvalid" }).refine(isDay, "dayInvalid").nullable(),
  )
  .optional();

/** Within the years 1900 to 2999: the database has no year 0. */
export function isDay(text: string): boolean {
  return /^(19|2\d)\d\d-/.test(text) && z.iso.date().safeParse(text).success;
}

/**
 * An id in lower case, as the database returns it: ids are compared as strings, so that an operator could otherwise
 * suspend themselves with their own id in capitals. `error` is the key of the message for anything else.
 */
export const uuid = (error: IssueText = "unknown") => z.uuid(error).toLowerCase();

/** An id in a path: anything else is not found. */
export const idParam = z.object({ id: uuid() });

/** An id in a body, under the name of its field. */
export const bodyId = uuid();

/** How many rows a page of a list has. */
export function pageSize(most: number, usual: number) {
  return z.coerce.number("invalid").int("invalid").min(1, "invalid").max(most, "invalid").default(usual);
}

/** Which rows of a list to answer with: ids, separated by commas. */
export const listedIds = z
  .string({ error: "invalid" })
  .describe(`Ids, separated by commas: at most ${MAX_IDS}. Those that are not in the list are left out.`)
  .transform((text) => text.split(","))
  .pipe(z.array(uuid("invalid")).max(MAX_IDS, "invalid"))
  .optional();
