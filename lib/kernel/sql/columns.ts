/** A select of these columns, and of no others. */
export function columns<const Name extends string>(...names: Name[]): Record<Name, true>;
export function columns(...names: string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true] as const));
}
