import { folded } from "@/lib/shared/folded";

/** A piece of a text: one that was searched for, or what is between them. */
export interface FoundPart {
  text: string;
  isFound: boolean;
}

/** Takes a text apart at what is searched for in it, whatever its accents and capitals. */
export function foundParts(text: string, search: string): FoundPart[] {
  const wanted = folded(search);
  if (wanted === "") return [{ text, isFound: false }];
  const { searched, starts } = foldedPlaces(text);
  const parts: FoundPart[] = [];
  let at = 0;
  for (let hit = searched.indexOf(wanted); hit >= 0; hit = searched.indexOf(wanted, hit + wanted.length)) {
    const [start, end] = [starts[hit] ?? 0, starts[hit + wanted.length] ?? text.length];
    parts.push(
      { text: text.slice(at, start), isFound: false },
      { text: text.slice(start, end), isFound: true },
    );
    at = end;
  }
  return [...parts, { text: text.slice(at), isFound: false }].filter((part) => part.text !== "");
}

/** Whether a text contains what is searched for. */
export function isFoundIn(text: string, search: string): boolean {
  return search !== "" && folded(text).includes(folded(search));
}

/** The text as it is searched, and where in the text each of its characters begins. */
function foldedPlaces(text: string): { searched: string; starts: number[] } {
  const starts: number[] = [];
  let searched = "";
  let at = 0;
  for (const character of text) {
    const plain = folded(character);
    for (let unit = 0; unit < plain.length; unit += 1) starts.push(at);
    searched += plain;
    at += character.length;
  }
  return { searched, starts };
}
