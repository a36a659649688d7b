/** Rows per query. */
const PAGE = 1_000;

/** Reads a long list page by page, so that memory never holds the database's raw answer for all of it. */
export async function inPages<T extends { id: string }>(
  read: (page: { take: number; cursor?: { id: string }; skip?: number }) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const last = all.at(-1);
    const rows = await read({ take: PAGE, ...(last && { cursor: { id: last.id }, skip: 1 }) });
    for (const row of rows) all.push(row);
    if (rows.length < PAGE) return all;
  }
}
