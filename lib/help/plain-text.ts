/** Markdown as words on one line, for previews and search engines; not for display as HTML. */
export function plainTextOf(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replaceAll(/^[ \t]*(#{1,6}|[-*+]|\d+[.)]|>)\s+/gm, "")
    .replaceAll(/^[ \t|:-]+$/gm, "")
    .replaceAll(/(\*\*|__|~~|`|\|)/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
