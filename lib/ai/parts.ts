/** What one request reads. */
interface PartSize {
  most: number;
  characters: number;
}

/** Short enough that the service overlooks nothing. */
const UPDATES: PartSize = { most: 60, characters: 12_000 };

/** Cuts what is to be read into parts, in order: each item is in exactly one. An item that is longer than a part is one by itself. */
export function partsOf<T extends { text: string }>(items: readonly T[], size = UPDATES): T[][] {
  return partsBy(items, size, ({ text }) => text.length);
}

/** The same for items of which `lengthOf` tells the length. */
export function partsBy<T>(items: readonly T[], size: PartSize, lengthOf: (item: T) => number): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const item of items) {
    const last = parts.at(-1);
    if (last && last.length < size.most && lengthOf(item) <= room) last.push(item);
    else {
      parts.push([item]);
      room = size.characters;
    }
    room -= lengthOf(item);
  }
  return parts;
}
