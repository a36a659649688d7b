import { z } from "zod";
import { AppError } from "@/lib/shared/errors";

/** An edit's input, with what its editor began with, for `changesSince`. */
export function withSeen<F extends z.core.$ZodLooseShape>(fields: F) {
  return z.object({
    ...fields,
    seen: z
      .object(fields)
      .partial()
      .optional()
      .describe(
        "What the editor began with. A field that is sent as it was seen keeps its present value; one that somebody else changed meanwhile is a 409, with the present value under its name.",
      ),
  });
}

/**
 * What an editor wants to change who began with `seen`; without it, all that they sent. Throws conflict where somebody else has
 * changed the same field since.
 */
export function changesSince<W extends object>(
  seen: Partial<W> | undefined,
  before: Record<keyof W, string | null>,
  wanted: W,
): Partial<W> {
  if (!seen) return wanted;
  const fields = (Object.keys(wanted) as (keyof W)[]).filter((field) => wanted[field] !== seen[field]);
  const lost = fields.filter(
    (field) => field in seen && before[field] !== seen[field] && before[field] !== wanted[field],
  );
  if (lost.length > 0)
    throw new AppError("conflict", {
      key: "changedMeanwhile",
      details: Object.fromEntries(lost.map((field) => [field, before[field] ?? ""])),
    });
  return Object.fromEntries(fields.map((field) => [field, wanted[field]])) as Partial<W>;
}
