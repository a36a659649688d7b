const WORD = /[\p{L}\p{M}\d]+(?:['’.-][\p{L}\p{M}\d]+)*/gu;
const PAUSE = /[^\p{L}\p{M}\d\s'’.-]|\.(?!\S)/u;

/** From `start` up to, not including, `end` of a text. */
export interface Place {
  start: number;
  end: number;
}

/** One or more consecutive words, in the forms used for comparison. */
export interface Phrase {
  /** As written, in lower case with single spaces. */
  key: string;
  /** Without accents, spaces and punctuation. */
  letters: string;
  /** As it sounds: letters that sound alike in English or Spanish are the same. */
  sounds: string;
  digits: string;
  wordCount: number;
  /** All its occurrences in the text. */
  places: Place[];
}

/** Every distinct phrase of `length` words. None crosses a comma or the end of a sentence. */
export function phrasesIn(text: string, length: number): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const place of placesOf(text, length)) {
    const written = text.slice(place.start, place.end);
    if (PAUSE.test(written)) continue;
    const found = phraseOf(written);
    const phrase = phrases.get(found.key) ?? found;
    const isApart = place.start >= (phrase.places.at(-1)?.end ?? 0);
    if (isApart) phrase.places.push(place);
    phrases.set(phrase.key, phrase);
  }
  return [...phrases.values()];
}

function placesOf(text: string, length: number): Place[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    return { start: index, end: index + word.length };
  });
  return words.flatMap(({ start }, at) => {
    const last = words[at + length - 1];
    return last ? [{ start, end: last.end }] : [];
  });
}

/** All words of a text as one phrase, without places. */
export function phraseOf(text: string): Phrase {
  const words: string[] = text.match(WORD) ?? [];
  const key = words.join(" ").toLowerCase().normalize("NFC");
  const letters = key.normalize("NFD").replace(/[^\p{L}\d]/gu, "");
  const digits = letters.replace(/\D/g, "");
  return { key, letters, sounds: soundsOf(letters), digits, wordCount: words.length, places: [] };
}

function soundsOf(letters: string): string {
  return letters
    .replaceAll("ph", "f")
    .replace(/(?<![cs])h/g, "")
    .replace(/z|c(?=[eiy])/g, "s")
    .replace(/ck|qu?|c(?!h)/g, "k")
    .replace(/y(?![aeiou])/g, "i")
    .replaceAll("v", "b")
    .replace(/(.)\1+/gu, "$1");
}
