export type PasswordStrength = "weak" | "fair" | "strong";

/** Common passwords, tried first when guessing; without accents. */
const COMMON =
  /passw[o0]rd|contrase[nñ]a|qwert[yz]?|asdf(?:gh)?|zxcvb|letmein|welcome|iloveyou|tequiero|admin|login|dragon|monkey|football|princes[sa]|sunshine|superman|plumbline/g;

/** The most bits that a character is worth: within a word, a letter is easy to predict. */
const BITS = { inWord: 2.3, letter: 4.7, digit: 3.3, other: 5 } as const;

/**
 * How hard a password is to guess, estimated low. Common passwords, repetitions, sequences and the words in `known` (name, email)
 * count as one character each, and runs of letters as words of a language.
 */
export function passwordStrength(password: string, known: string[] = []): PasswordStrength {
  const bits = bitsOf(withoutKnown(password.toLowerCase(), known));
  if (bits < 30) return "weak";
  return bits < 50 ? "fair" : "strong";
}

function withoutKnown(password: string, known: string[]): string {
  const words = known
    .flatMap((text) => text.toLowerCase().split(/[\s@._-]+/))
    .filter((word) => word.length > 2);
  return words.reduce((rest, word) => rest.replaceAll(word, "*"), password.replaceAll(COMMON, "*"));
}

function bitsOf(password: string): number {
  return (password.match(/\p{L}+|\P{L}/gu) ?? []).reduce((sum, part) => {
    const count = surprises(part);
    if (/^\p{L}/u.test(part)) return sum + count * (count > 2 ? BITS.inWord : BITS.letter);
    return sum + (/^\d/.test(part) ? BITS.digit : BITS.other);
  }, -predictable(password));
}

/** The characters that neither repeat nor continue a sequence. */
function surprises(text: string): number {
  const codes = Array.from(text, (character) => character.charCodeAt(0));
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length;
}

/** The bits that digits and signs lose by repeating or continuing the previous character. */
function predictable(password: string): number {
  return (
    Array.from(password).filter((character, index, all) => {
      const before = all[index - 1];
      if (before === undefined || /\p{L}/u.test(character)) return false;
      return Math.abs(character.charCodeAt(0) - before.charCodeAt(0)) <= 1;
    }).length * BITS.digit
  );
}
