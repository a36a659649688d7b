/**
 * Reads a service's JSON so that Postgres can hold its texts: `JSON.parse(text, storable)`. Models break the escapes of accents: a NUL
 * before two digits of Latin-1 is that letter (`\u0000f1` is ñ). Any other is dropped, and half a surrogate pair replaced.
 */
export function storable(_key: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const letter = (_: string, code?: string) => (code ? String.fromCodePoint(Number.parseInt(code, 16)) : "");
  return value.replaceAll(/\0([a-f][\da-f])?/gi, letter).toWellFormed();
}
