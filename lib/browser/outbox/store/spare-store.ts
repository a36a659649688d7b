import type { OutboxItem } from "../items/item";
import { changeEarlyItem, earlyItems, MOST_IDS } from "./early-items";
import { memoryStore } from "./memory-store";
import type { OutboxStore } from "./store";

interface SparedStore extends OutboxStore {
  /**
   * Moves what was written before the outbox was open into the store; resolves with whether there was any. Not twice at a time. A
   * crash between the two leaves it in both: its key makes it arrive once. What the phone has no room for is sent from where it
   * is, and stays there when the tab is closed.
   */
  moveEarlyItems: () => Promise<boolean>;
}

/**
 * Holds in memory what the phone has no room for: it can still be sent, but a closed tab loses it. A recording is kept by
 * itself until there is room. `onFull` is called with whether the last write failed.
 */
export function withSpare(
  userId: string,
  store: OutboxStore,
  onFull: (isFull: boolean) => void,
): SparedStore {
  const spare = memoryStore(-1 - MOST_IDS);
  const holderOf = (id: number) => (id < 0 ? spare : store);
  /** The keys of early items that could not be moved. */
  const unmoved = new Set<string>();
  return {
    isKept: store.isKept,
    moveEarlyItems: async () => {
      const early = earlyItems(userId, []).filter(({ key }) => !unmoved.has(key));
      for (const { id, ...item } of early) {
        const added = store.isKept ? await store.add(item, []).catch(() => null) : null;
        const latest = added && changeEarlyItem(userId, id, () => null)?.was;
        if (!added) unmoved.add(item.key);
        // Edited or undone since.
        else if (latest?.revision !== item.revision)
          await store.change(added.id, () => (latest ? { ...latest, id: added.id } : null));
      }
      return early.length > 0;
    },
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
    list: async (ofUser): Promise<OutboxItem[]> => {
      const early = earlyItems(userId, []).filter(({ key }) => unmoved.has(key));
      const held = [...early, ...(await spare.list(ofUser))];
      try {
        return [...(await store.list(ofUser)), ...held];
      } catch (error) {
        // What is held here can still be sent, and is in no other place.
        if (held.length > 0) return held;
        throw error;
      }
    },
    change: async (id, change) => {
      const early = id < 0 ? changeEarlyItem(userId, id, change) : null;
      if (!early) return holderOf(id).change(id, change);
      // It may be retried with a new key.
      if (early.now && unmoved.has(early.was.key)) unmoved.add(early.now.key);
      return early.now;
    },
    recordings: (ofUser) => store.recordings(ofUser),
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
