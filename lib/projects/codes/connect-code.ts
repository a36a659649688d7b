import { randomInt } from "node:crypto";
import { CODE_ALPHABET, CODE_LENGTH } from "@/lib/projects/shared/code-text";

/** A new connect code in its stored form: capitals and digits, no dashes. */
export function newConnectCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("");
}
