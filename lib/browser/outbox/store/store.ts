import type { ItemFile, NewItem, OutboxItem } from "../items/item";
import type { KeptPhoto, KeptRecording } from "./database";

/** Where items wait. */
export interface OutboxStore {
  /** False where the browser keeps nothing: then they wait in memory, and a closed tab loses them. */
  readonly isKept: boolean;
  /** With `recordingId`, the recording that the item is made of is no longer kept by itself: in one transaction, so that no crash leaves two of it. */
  add: (item: NewItem, parts: ArrayBuffer[], recordingId?: string) => Promise<OutboxItem>;
  /** Those of one user, in the order in which they were written. */
  list: (userId: string) => Promise<OutboxItem[]>;
  /** Replaces an item by what `change` makes of it; null removes it. Settles with the new item, null when there is none. */
  change: (id: number, change: (item: OutboxItem) => OutboxItem | null) => Promise<OutboxItem | null>;
  /** A user's recordings that were not posted, except those that a page has open, oldest first. */
  recordings: (userId: string) => Promise<KeptRecording[]>;
  removeRecording: (id: string) => Promise<void>;
  part: (id: number, index: number) => Promise<ArrayBuffer | undefined>;
  photo: (id: string) => Promise<KeptPhoto | undefined>;
  keepPhoto: (photo: KeptPhoto) => Promise<void>;
  /** Replaces a photo by what it is shrunk, unless it was removed since. */
  replacePhoto: (photo: KeptPhoto) => Promise<void>;
  removePhoto: (id: string) => Promise<void>;
  /** Makes an item's photo its last file, in one transaction; settles with the item, null when it was removed. */
  attachPhoto: (id: number, file: ItemFile, parts: ArrayBuffer[]) => Promise<OutboxItem | null>;
}

/** An item whose photo has become a file. Does nothing if another tab was first. */
export function withPhotoAttached(item: OutboxItem, file: ItemFile): OutboxItem {
  const { photos = [], files } = item;
  const left = photos.filter((id) => id !== file.photo?.id);
  return left.length === photos.length ? item : { ...item, files: [...files, file], photos: left };
}
