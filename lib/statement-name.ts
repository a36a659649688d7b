/** Each name keeps a plan in every connection; the product's own statements are far fewer. */
const MOST_NAMES = 500;
/** Beyond it a statement holds a list of ids, whose text is another one for every length. */
const MOST_PARAMETERS = 25;

const names = new Map<string, string>();

/**
 * A name to prepare the statement under, so that Postgres parses and plans its text once per connection: for the lists that
 * is more work than running them. Empty, which is no name, for what would not come again.
 */
export function statementName({ sql, args }: { sql: string; args: unknown[] }): string {
  const known = names.get(sql);
  if (known !== undefined || args.length > MOST_PARAMETERS || names.size >= MOST_NAMES) return known ?? "";
  const name = `plumbline_${names.size}`;
  names.set(sql, name);
  return name;
}
