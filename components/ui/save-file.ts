import { revokeOnceRead } from "@/lib/browser/object-url";

/** Saves a file under a name, as if it had been downloaded. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  revokeOnceRead(link.href);
}
