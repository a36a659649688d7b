import type { OutboxItem } from "../items/item";
import { memoryStore } from "./memory-store";
import type { OutboxStore } from "./store";

/**
 * Holds in memory what the phone has no room for: it can still be sent, but a closed tab loses it. A recording is kept by
 * itself until there is room. `onFull` is called with whether the last write failed.
 */
export function withSpare(store: OutboxStore, onFull: (isFull: boolean) => void): OutboxStore {
  const spare = memoryStore(-1);
  const holderOf = (id: number) => (id < 0 ? spare : store);
  return {
    isKept: store.isKept,
    add: async (item, parts, recordingId) => {
      // Without its photos, an item would be stored for nothing.
      if (await hasAny(spare, item.photos)) return spare.add(item, parts);
      try {
        const added = await store.add(item, parts, recordingId);
        onFull(false);
        return added;
      } catch (error) {
        onFull(true);
        if (recordingId !== undefined) throw error;
        return spare.add(item, parts);
      }
    },
    list: async (userId): Promise<OutboxItem[]> => {
      const held = await spare.list(userId);
      try {
        return [...(await store.list(userId)), ...held];
      } catch (error) {
        // What is held here can still be sent, and is in no other place.
        if (held.length > 0) return held;
        throw error;
      }
    },
    change: (id, change) => holderOf(id).change(id, change),
    recordings: (userId) => store.recordings(userId),
    part: (id, index) => holderOf(id).part(id, index),
    photo: async (id) => (await spare.photo(id)) ?? store.photo(id),
    keepPhoto: async (photo) => {
      try {
        await store.keepPhoto(photo);
        onFull(false);
      } catch {
        onFull(true);
        await spare.keepPhoto(photo);
      }
    },
    replacePhoto: async (photo) => {
      await spare.replacePhoto(photo);
      await store.replacePhoto(photo);
    },
    removePhoto: async (id) => {
      await spare.removePhoto(id);
      await store.removePhoto(id);
    },
    attachPhoto: async (id, file, parts) => {
      const attached = await holderOf(id).attachPhoto(id, file, parts);
      if (id < 0 && file.photo) await store.removePhoto(file.photo.id);
      return attached;
    },
  };
}

async function hasAny(store: OutboxStore, photos: readonly string[] = []): Promise<boolean> {
  const held = await Promise.all(photos.map((id) => store.photo(id)));
  return held.some((photo) => photo !== undefined);
}
