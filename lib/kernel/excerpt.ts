/**
 * The beginning of a text on one line, at most `most` UTF-16 units long: cut at a word, with an ellipsis. A single longer
 * word is cut between characters.
 */
export function excerptOf(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const start = line.slice(0, most);
  const space = start.lastIndexOf(" ");
  // The ellipsis needs one unit; half an emoji would show as a question mark.
  const words = space > 0 ? start.slice(0, space) : start.slice(0, -1).replace(/[\uD800-\uDBFF]$/, "");
  return `${words.replace(/(?<![\s.,;:!?–—-])[\s.,;:!?–—-]+$/, "")}…`;
}
