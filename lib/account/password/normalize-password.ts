/** A password as it is hashed and counted, the same from every keyboard: in NFKC, as NIST SP 800-63B recommends. */
export function normalizePassword(typed: string): string {
  return typed.normalize("NFKC");
}
