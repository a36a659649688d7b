/** White space, controls, what Unicode draws as nothing (joiners, direction marks, blank Hangul letters), a blank Braille cell. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/**
 * A text without the white space around it; "" when nothing of it can be seen, so that it counts as blank. Joiners in a text
 * that can be seen stay: emoji and Persian need them.
 */
export function trimmed(text: string): string {
  return VISIBLE.test(text) ? text.trim() : "";
}
