import { invalid } from "@/lib/shared/errors";

/** For lists whose rows have `createdAt` and `id`. */
export const OLDEST_FIRST = { orderBy: [{ createdAt: "asc" as const }, { id: "asc" as const }] };
export const NEWEST_FIRST = { orderBy: [{ createdAt: "desc" as const }, { id: "desc" as const }] };

/** What `olderThan` needs of a row. */
export const LAST = { id: true, createdAt: true } as const;

/** The filter for rows that come after `last`, the row named by `before`, in a list with the newest first. Throws when there is none. */
export function olderThan(
  before: string | undefined,
  last: { id: string; createdAt: Date } | null | undefined | "",
) {
  if (before === undefined) return {};
  if (!last) throw invalid("before", "unknown");
  const { id, createdAt } = last;
  return { createdAt: { lte: createdAt }, NOT: { createdAt, id: { gte: id } } };
}
