import type { PhotoHint } from "./hints";
import type { PhotoProblem } from "./shrink";
import { abandonShrinking, shrinkKept } from "./shrink-kept";
import { Listeners } from "@/lib/browser/listeners";
import { revokeOnceRead } from "@/lib/browser/object-url";
import { outboxOf } from "@/lib/browser/outbox/client";
import type { Outbox } from "@/lib/browser/outbox/outbox";
import type { KeptPhoto } from "@/lib/browser/outbox/store/database";
import { untilLoaded } from "@/lib/browser/page/until-loaded";
import { randomKey } from "@/lib/browser/random-key";

/** A photo of a draft, as the composer shows it. */
export interface TrayPhoto {
  id: string;
  /** Of its small copy; null until it is made. */
  url: string | null;
  /** How far it is shrunk; null once it is. */
  percent: number | null;
  hint: PhotoHint | null;
  takenAt: string | null;
}

/* The photos of this page's drafts, by id: kept in the outbox's storage, and shrunk there one after the other. */

const shown = new Map<string, TrayPhoto>();
const listeners = new Listeners();

export const subscribeToTray = listeners.subscribe;

export function trayPhoto(id: string): TrayPhoto | undefined {
  return shown.get(id);
}

/** A photo of a file that was just chosen, for `keepChosen`. */
export function newPhotoId(): string {
  const id = randomKey();
  change({ ...EMPTY, id });
  return id;
}

/** Keeps a chosen file on this phone and shrinks it. Settles with why it cannot be sent, null if it can. */
export async function keepChosen(userId: string, id: string, file: Blob): Promise<PhotoProblem | null> {
  const photos = await storeOf(userId);
  const photo = await photos.keep(id, file).catch(() => null);
  return photo ? show(photo, photos.replacePhoto) : "unreadable";
}

/** Shows a photo from before a reload, and shrinks it if that is not done. Settles as `keepChosen`: one that is gone is unreadable. */
export async function reopenPhoto(userId: string, id: string): Promise<PhotoProblem | null> {
  if (shown.has(id)) return null;
  const photos = await storeOf(userId);
  const photo = await photos.photo(id);
  return photo ? show(photo, photos.replacePhoto) : "unreadable";
}

/** Removes a photo from this phone. */
export async function removePhoto(userId: string, id: string): Promise<void> {
  forgetPhoto(id);
  abandonShrinking(id);
  await (await storeOf(userId)).removePhoto(id);
}

/** Where photos are kept. Fetches its code until it is there. */
async function storeOf(userId: string): Promise<Outbox["photos"]> {
  const outbox = await untilLoaded(() => outboxOf(userId));
  return outbox.photos;
}

/** Frees what a photo takes to be shown; shrinking goes on. */
export function forgetPhoto(id: string): void {
  const url = shown.get(id)?.url;
  shown.delete(id);
  listeners.notify();
  if (url) revokeOnceRead(url);
}

const EMPTY = { url: null, percent: 0, hint: null, takenAt: null };

async function show(
  photo: KeptPhoto,
  replace: (photo: KeptPhoto) => Promise<void>,
): Promise<PhotoProblem | null> {
  const { id } = photo;
  if (!shown.has(id)) change({ ...EMPTY, id });
  const result = photo.shrunk ? photo : await shrinkKept(photo, replace, onProgress).catch(unlessForgotten);
  if (result === null || typeof result === "string") return result;
  const { shrunk } = result;
  if (!shrunk || !shown.has(id)) return null;
  const url = addressOf(id, new Blob([shrunk.preview], { type: shrunk.previewType }));
  change({ id, url, percent: null, hint: shrunk.hint, takenAt: shrunk.takenAt });
  return null;

  // One that was removed is given up.
  function unlessForgotten(error: unknown): null {
    if (shown.has(id)) throw error;
    return null;
  }

  function onProgress(percent: number, preview?: Blob): void {
    if (shown.has(id)) change({ ...EMPTY, id, percent, url: preview ? addressOf(id, preview) : null });
  }
}

/** One per photo. */
function addressOf(id: string, preview: Blob): string {
  return shown.get(id)?.url ?? URL.createObjectURL(preview);
}

function change(photo: TrayPhoto): void {
  shown.set(photo.id, photo);
  listeners.notify();
}
