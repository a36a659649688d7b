import { locks } from "@/lib/browser/tabs/tabs";

const PREFIX = "recording:";

/** Marks a recording as one that a page has open, until the returned function is called or the page dies. */
export function lockRecording(id: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  void locks()?.request(PREFIX + id, () => released);
  return release;
}

/** Tells which recordings a page has open, this one or another. */
export async function lockedRecordings(): Promise<(id: string) => boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (id) => names.has(PREFIX + id);
}
