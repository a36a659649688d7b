/** A pattern for LIKE that finds the text anywhere, with what is special in patterns taken as it is. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
}
