import type { Place } from "./phrases";

/** Browsers have it; jsdom does not. It is the only way to change a field's text so that Undo can restore it. */
interface Editor {
  execCommand?: (command: "insertText", showUi: false, text: string) => boolean;
}

/**
 * Writes a word at these places of a field, as one step of Undo. Focuses the field, and keeps the cursor's position in the text.
 */
export function replacePlaces(field: HTMLTextAreaElement, places: readonly Place[], word: string): void {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return;
  const cursor = cursorAfter(field.selectionEnd, places, word);
  const text = textBetween(field.value, places, word);
  field.focus({ preventScroll: true });
  field.setSelectionRange(first.start, last.end);
  if (!(document as Editor).execCommand?.("insertText", false, text)) {
    field.setRangeText(text, first.start, last.end);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(cursor, cursor);
}

/** The text from the first place to the last, with the word at each. */
function textBetween(text: string, places: readonly Place[], word: string): string {
  const parts = places.map(({ start, end }, at) => {
    return fitted(word, text.slice(start, end)) + text.slice(end, places[at + 1]?.start ?? end);
  });
  return parts.join("");
}

/** A lowercase word is capitalized if what it replaces was, as at the start of a sentence. */
function fitted(word: string, replaced: string): string {
  const isCapital = /^\p{Lu}/u.test(replaced) && word === word.toLowerCase();
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** A cursor within a replaced word moves to its end. */
function cursorAfter(cursor: number, places: readonly Place[], word: string): number {
  const before = places.filter(({ start }) => start < cursor);
  return before.reduce(
    (moved, { start, end }) => moved + word.length - (Math.min(end, cursor) - start),
    cursor,
  );
}
