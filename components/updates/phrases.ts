const WORD = /[\p{L}\p{M}\d]+(?:['’.-][\p{L}\p{M}\d]+)*/gu;
const PAUSE = /[^\p{L}\p{M}\d\s'’.-]|\.(?!\S)/u;

/** From `start` up to `end` of a text. */
export interface Place {
  start: number;
  end: number;
}

/** One or more words in a row, as they are compared. */
export interface Phrase {
  /** As it is written, save for case and spaces. */
  key: string;
  /** Without accents, spaces and signs. */
  letters: string;
  /** As it is heard: letters that sound alike, in English or in Spanish, are the same one. */
  sounds: string;
  digits: string;
  wordCount: number;
  /** Everywhere in its text. */
  places: Place[];
}

/** Every phrase of so many words, each once. None goes beyond a comma or the end of a sentence. */
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
