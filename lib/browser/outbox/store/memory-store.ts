import type { OutboxItem } from "../items/item";
import type { KeptPhoto } from "./database";
import { type OutboxStore, withPhotoAttached } from "./store";

interface MemoryStore extends OutboxStore {
  isEmpty: () => boolean;
}

/** A store in memory, for browsers without storage or with full storage. Ids count in steps of `step`. */
export function memoryStore(step = 1): MemoryStore {
  const items = new Map<number, OutboxItem>();
  const files = new Map<number, Map<number, ArrayBuffer>>();
  const photos = new Map<string, KeptPhoto>();
  const putParts = (id: number, first: number, parts: ArrayBuffer[]) => {
    const held = files.get(id) ?? new Map<number, ArrayBuffer>();
    parts.forEach((part, index) => held.set(first + index, part));
    files.set(id, held);
  };
  let lastId = 0;
  return {
    isKept: false,
    isEmpty: () => items.size + photos.size === 0,
    add: (item, parts) => {
      const added = { ...item, id: (lastId += step) };
      items.set(added.id, added);
      putParts(added.id, 0, parts);
      return Promise.resolve(added);
    },
    // Copies, as of every other store: what shows an item reads its photos again when they are shrunk.
    list: (userId) => {
      const own = [...items.values()].filter((item) => item.userId === userId);
      return Promise.resolve(own.map((item) => ({ ...item })));
    },
    change: (id, change) => {
      const item = items.get(id);
      const changed = item ? change(item) : null;
      if (changed) items.set(id, changed);
      else {
        item?.photos?.forEach((photo) => photos.delete(photo));
        items.delete(id);
        files.delete(id);
      }
      return Promise.resolve(changed);
    },
    recordings: () => Promise.resolve([]),
    removeRecording: () => Promise.resolve(),
    part: (id, index) => Promise.resolve(files.get(id)?.get(index)),
    photo: (id) => Promise.resolve(photos.get(id)),
    keepPhoto: (photo) => {
      photos.set(photo.id, photo);
      return Promise.resolve();
    },
    replacePhoto: (photo) => {
      if (photos.has(photo.id)) photos.set(photo.id, photo);
      return Promise.resolve();
    },
    removePhoto: (id) => {
      photos.delete(id);
      return Promise.resolve();
    },
    attachPhoto: (id, file, parts) => {
      const item = items.get(id);
      if (!item) return Promise.resolve(null);
      const attached = withPhotoAttached(item, file);
      if (attached !== item) {
        items.set(id, attached);
        putParts(id, file.firstPart, parts);
        photos.delete(file.photo?.id ?? "");
      }
      return Promise.resolve(attached);
    },
  };
}
