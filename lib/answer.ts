/**
 * A verb's view with a status of its own, where one call answers with more than one (201 made, 200 was there), or with headers.
 * Of an answer that is kept for its Idempotency-Key only status and body are.
 */
export class Answer<T> {
  constructor(
    readonly status: number,
    readonly body: T,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** One page of a list, newest first; `next` is the id to go on before, absent on the last page (CONTRACT section 2). */
export class Page<T> {
  constructor(
    readonly items: T[],
    readonly next?: string,
  ) {}

  map<U>(view: (item: T) => U): Page<U> {
    return new Page(this.items.map(view), this.next);
  }
}

/** Cuts a page out of rows that were read with `take: limit + 1`. */
export function pageOf<T extends { id: string }>(rows: T[], limit: number): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return rows.length > limit && last ? new Page(items, last.id) : new Page(items);
}
