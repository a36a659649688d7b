import { randomInt } from "node:crypto";

/** Without 0/O, 1/I/L and U: nothing that can be misread on paper or misheard on the phone. */
const ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
/** 12 of 30 characters are 58 random bits. */
const LENGTH = 12;

/** A new connect code in its stored form: capitals and digits, no dashes. */
export function newConnectCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** Converts what somebody typed to the stored form, ignoring case, spaces and dashes. */
export function normalizeConnectCode(typed: string): string {
  return typed.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
}
