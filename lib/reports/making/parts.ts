/** What one request reads. */
interface PartSize {
  most: number;
  characters: number;
}

/** Short enough that the service overlooks nothing. */
const UPDATES: PartSize = { most: 60, characters: 12_000 };

/** Cuts what is to be read into parts, in order: each item is in exactly one. An item that is longer than a part is one by itself. */
export function partsOf<T extends { text: string }>(items: readonly T[], size = UPDATES): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const item of items) {
    const last = parts.at(-1);
    if (last && last.length < size.most && item.text.length <= room) last.push(item);
    else {
      parts.push([item]);
      room = size.characters;
    }
    room -= item.text.length;
  }
  return parts;
}
