import { revokeOnceRead } from "@/lib/browser/object-url";
import { fileName } from "@/lib/shared/file-name";

/** Saves a file under a name, as file systems take it, as if it had been downloaded. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = fileName(name);
  link.click();
  revokeOnceRead(link.href);
}
