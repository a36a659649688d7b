import { countShares, SHARED } from "./shared-count";
import { changeOutboxState } from "@/lib/browser/outbox/state";
import { openRecordings } from "@/lib/browser/recorder/recordings";
import { checkFile, measureFile } from "@/lib/browser/recorder/chosen-file";
import type { KeptRecording } from "@/lib/browser/outbox/store/database";
import { randomKey } from "@/lib/browser/random-key";
import { blobSource } from "@/lib/shared/audio/byte-source";
import { readPicture } from "@/lib/browser/photos/picture";
import { shortcutPaths } from "@/lib/shared/paths/shortcut-paths";
import { NOBODY } from "@/lib/shared/kept";

/*
 * What other apps share, in caches of Cache Storage that public/service-worker.js fills: per reader, one for whoever was not signed
 * in. Forms stay as they came until they are part of a draft, or discarded.
 */

/** Of the address after which the phone had no room for what was shared. */
export const NOT_KEPT = "#full";

/** A file that is left out, and why. */
export interface LeftOut {
  name: string;
  why: "tooLarge" | "second" | "unknown";
}

export interface SharedVoice {
  file: Blob;
  /** When it was last changed, which for a recording is when it ended: ISO 8601. */
  capturedAt: string;
  /** Null when it could not be measured. */
  durationMs: number | null;
  peaks: number[];
}

export interface Share {
  id: string;
  text: string;
  /** Pictures, also those that turn out to be none that can be sent. */
  photos: File[];
  voice: SharedVoice | null;
  leftOut: LeftOut[];
}

/** What was shared by this reader, newest first, who takes over what came while nobody was signed in. */
export async function readShares(userId: string): Promise<Share[]> {
  // Missing without https, as the service worker is.
  if (typeof caches === "undefined") return [];
  const own = await caches.open(SHARED + userId);
  const unclaimed = await caches.open(SHARED + NOBODY);
  for (const request of await unclaimed.keys()) {
    const form = await unclaimed.match(request);
    if (form) await own.put(request, form);
    await unclaimed.delete(request);
  }
  const shares: Share[] = [];
  for (const request of (await own.keys()).toReversed()) {
    const form = await (await own.match(request))?.formData();
    if (!form) continue;
    const files = await sortFiles(form.getAll("files").filter(isFile));
    shares.push({ id: request.url, text: textOf(form), ...files });
  }
  return shares;
}

export async function dropShare(userId: string, id: string): Promise<void> {
  await (await caches.open(SHARED + userId)).delete(id);
  changeOutboxState({ shared: await countShares(userId) });
}

/** Keeps a shared recording among those that were not posted, for a draft of a project. Rejects if the phone has no room. */
export async function keepVoice(
  { file, durationMs, peaks, capturedAt }: SharedVoice,
  to: Pick<KeptRecording, "userId" | "written">,
): Promise<string> {
  const recording = {
    ...to,
    id: randomKey(),
    taskId: null,
    subtaskId: null,
    mime: file.type,
    capturedAt,
    durationMs: durationMs ?? 0,
    bytes: file.size,
    chunks: 1,
    isSetAside: true,
  };
  const chunk = { bytes: await file.arrayBuffer(), levels: Uint8Array.from(peaks) };
  await (await openRecordings()).append(recording, chunk);
  return recording.id;
}

/** Opens a project with what its draft has by now: a page of its own, which this phone may have without a signal. */
export function openComposer(projectId: string): void {
  location.assign(shortcutPaths.started(projectId, { start: "write" }));
}

/** Title, text and address, without those that another one has in it already. */
function textOf(form: FormData): string {
  const parts = ["title", "text", "url"]
    .flatMap((name) => form.get(name) ?? [])
    .filter((one) => typeof one === "string");
  const texts = parts.map((one) => one.trim()).filter(Boolean);
  const isSaidBy = (text: string, at: number) =>
    texts.some((other, place) => place !== at && other.includes(text) && (other !== text || place < at));
  return texts.filter((text, at) => !isSaidBy(text, at)).join("\n");
}

function isFile(value: FormDataEntryValue): value is File {
  return typeof value !== "string";
}

async function sortFiles(files: File[]): Promise<Pick<Share, "photos" | "voice" | "leftOut">> {
  const photos: File[] = [];
  const leftOut: LeftOut[] = [];
  let voice: SharedVoice | null = null;
  for (const file of files) {
    const { name } = file;
    if (file.type.startsWith("image/") || (await readPicture(blobSource(file))).kind) {
      photos.push(file);
      continue;
    }
    const checked = await checkFile(file);
    if ("problem" in checked)
      leftOut.push({ name, why: checked.problem === "tooLarge" ? "tooLarge" : "unknown" });
    else if (voice) leftOut.push({ name, why: "second" });
    else
      voice = {
        file: checked.file,
        capturedAt: new Date(file.lastModified).toISOString(),
        ...(await measureFile(checked.file)),
      };
  }
  return { photos, voice, leftOut };
}
