/** Milliseconds before the URL is revoked: some browsers read the file after the click. */
const STILL_READ = 60_000;

/** Saves a file under a name, as if it had been downloaded. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), STILL_READ);
}
