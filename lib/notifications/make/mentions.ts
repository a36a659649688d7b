/**
 * Those of the people whom a text names as `@Full Name`, case and accents aside. Where one name begins with another, the longer one
 * is meant; of the same name, everybody.
 */
export function mentionedIn(text: string, people: readonly { id: string; name: string }[]): Set<string> {
  const named = new Set<string>();
  const folded = fold(text);
  const byName = Map.groupBy(people, ({ name }) => fold(name).trim());
  const longestFirst = [...byName].filter(([name]) => name !== "").sort(([a], [b]) => b.length - a.length);
  for (let at = folded.indexOf("@"); at >= 0; at = folded.indexOf("@", at + 1)) {
    if (isLetter(folded[at - 1])) continue;
    const match = longestFirst.find(
      ([name]) => folded.startsWith(name, at + 1) && !isLetter(folded[at + 1 + name.length]),
    );
    for (const { id } of match?.[1] ?? []) named.add(id);
  }
  return named;
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll(/\s+/gu, " ")
    .toLowerCase();
}

/** An address such as dale@example.com mentions nobody, and "@Dale" in "@Dalek" neither. */
function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_]/u.test(character);
}
