const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

/** 80 random bits in groups that can be read aloud, without letters that look alike. */
export function suggestPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const characters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]);
  return [0, 4, 8, 12].map((start) => characters.slice(start, start + 4).join("")).join("-");
}
