/** A file's name without what no file system takes in one. */
export function fileName(wanted: string): string {
  return wanted.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ".");
}
