import type { OutboxItem } from "../items/item";
import { changeEarlyItem, earlyItems, MOST_IDS } from "./early-items";
import { memoryStore } from "./memory-store";
import { lockRecording } from "./recording-lock";
import { withRoom } from "./storage";
import type { OutboxStore } from "./store";

interface SparedStore extends OutboxStore {
  /**
   * Moves what was written before the outbox was open into the store; resolves with whether there was any. Not twice at a time. A
   * crash between the two leaves it in both: its key makes it arrive once. What the phone has no room for is sent from where it
   * is, and stays there when the tab is closed.
   */
  moveEarlyItems: () => Promise<boolean>;
  /** Offers the recordings again of which this tab holds items. */
  release: () => void;
}

/** A recording that stays on the phone, as far as it is there, until the item in memory that is made of it has gone. */
interface HeldRecording {
  id: string;
  release: () => void;
}

/**
 * Holds in memory what the phone has no room for, even without the kept files: it can still be sent, but a closed tab loses it.
 * `onFull` is called with whether the last write failed, or anything is held in memory.
 */
export function withSpare(
  userId: string,
  store: OutboxStore,
  onFull: (isFull: boolean) => void,
): SparedStore {
  const spare = memoryStore(-1 - MOST_IDS);
  const holderOf = (id: number) => (id < 0 ? spare : store);
  const heldRecordings = new Map<number, HeldRecording>();
  let hasFailed = false;
  const tell = () => onFull(hasFailed || !spare.isEmpty());
  const tellAfter = (failed: boolean) => {
    hasFailed = failed;
    tell();
  };
  const roomy = <T>(write: () => Promise<T>) => withRoom(userId, write);
  const addToSpare: OutboxStore["add"] = async (item, parts, recordingId) => {
    const added = await spare.add(item, parts);
    // Offered meanwhile, it could be posted twice.
    if (recordingId !== undefined)
      heldRecordings.set(added.id, { id: recordingId, release: lockRecording(recordingId) });
    return added;
  };
  const dropRecording = async (id: number) => {
    const held = heldRecordings.get(id);
    if (!held) return;
    heldRecordings.delete(id);
    // What cannot be deleted stays locked while this page lives.
    await roomy(() => store.removeRecording(held.id)).then(held.release, () => undefined);
  };
  /** The keys of early items that could not be moved. */
  const unmoved = new Set<string>();
  return {
    isKept: store.isKept,
    moveEarlyItems: async () => {
      const early = earlyItems(userId, []).filter(({ key }) => !unmoved.has(key));
      for (const { id, ...item } of early) {
        const added = store.isKept ? await roomy(() => store.add(item, [])).catch(() => null) : null;
        const latest = added && changeEarlyItem(userId, id, () => null)?.was;
        if (!added) unmoved.add(item.key);
        // Edited or undone since.
        else if (latest?.revision !== item.revision)
          await store.change(added.id, () => (latest ? { ...latest, id: added.id } : null));
      }
      return early.length > 0;
    },
    release: () => heldRecordings.forEach((held) => held.release()),
    add: async (item, parts, recordingId) => {
      // Without its photos, an item would be stored for nothing.
      const isSpare = await hasAny(spare, item.photos);
      const stored = isSpare
        ? null
        : await roomy(() => store.add(item, parts, recordingId)).catch(() => null);
      const added = stored ?? (await addToSpare(item, parts, recordingId));
      tellAfter(stored === null && (hasFailed || !isSpare));
      return added;
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
      if (!early) {
        const changed = await roomy(() => holderOf(id).change(id, change));
        if (!changed) await dropRecording(id);
        if (id < 0) tell();
        return changed;
      }
      // It may be retried with a new key.
      if (early.now && unmoved.has(early.was.key)) unmoved.add(early.now.key);
      return early.now;
    },
    recordings: (ofUser) => store.recordings(ofUser),
    removeRecording: (id) => store.removeRecording(id),
    part: (id, index) => holderOf(id).part(id, index),
    photo: async (id) => (await spare.photo(id)) ?? store.photo(id),
    keepPhoto: async (photo) => {
      try {
        await roomy(() => store.keepPhoto(photo));
        tellAfter(false);
      } catch {
        await spare.keepPhoto(photo);
        tellAfter(true);
      }
    },
    replacePhoto: async (photo) => {
      await spare.replacePhoto(photo);
      await roomy(() => store.replacePhoto(photo));
    },
    removePhoto: async (id) => {
      await spare.removePhoto(id);
      await store.removePhoto(id);
      tell();
    },
    attachPhoto: async (id, file, parts) => {
      const attached = await roomy(() => holderOf(id).attachPhoto(id, file, parts));
      if (id < 0 && file.photo) await store.removePhoto(file.photo.id);
      return attached;
    },
  };
}

async function hasAny(store: OutboxStore, photos: readonly string[] = []): Promise<boolean> {
  const held = await Promise.all(photos.map((id) => store.photo(id)));
  return held.some((photo) => photo !== undefined);
}
