/** A pattern for LIKE that finds the texts anywhere, one after the other, with what is special in patterns taken as it is. */
export function likePattern(...texts: string[]): string {
  return `%${texts.map((text) => text.replaceAll(/[\\%_]/g, "\\$&")).join("%")}%`;
}
