/** Each name costs a cached plan on every connection; the product has far fewer statements. */
const MAX_NAMES = 500;
/** Statements with more parameters contain a list of ids, and their text varies with its length. */
export const MAX_PARAMETERS = 30;

const names = new Map<string, string>();

/**
 * A name to prepare the statement under, so that Postgres parses and plans it once per connection: for lists, that is more
 * work than running them. Empty (no name) for statements that are unlikely to repeat.
 */
export function statementName({ sql, args }: { sql: string; args: unknown[] }): string {
  const known = names.get(sql);
  if (known !== undefined || args.length > MAX_PARAMETERS || names.size >= MAX_NAMES) return known ?? "";
  const name = `plumbline_${names.size}`;
  names.set(sql, name);
  return name;
}
