/** The path with the query parameters that are defined. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled).toString()}`;
}
