/** What one request reads: short enough that the service overlooks nothing. */
const MOST_IN_PART = 60;
const MOST_CHARACTERS = 12_000;

/** Cuts what is to be read into parts, in order: each item is in exactly one. An item that is longer than a part is one by itself. */
export function partsOf<T extends { text: string }>(items: readonly T[]): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const item of items) {
    const last = parts.at(-1);
    if (last && last.length < MOST_IN_PART && item.text.length <= room) last.push(item);
    else {
      parts.push([item]);
      room = MOST_CHARACTERS;
    }
    room -= item.text.length;
  }
  return parts;
}
