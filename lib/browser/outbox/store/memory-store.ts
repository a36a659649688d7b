import type { OutboxItem } from "../items/item";
import type { OutboxStore } from "./store";

/** A store in memory, for browsers without storage or with full storage. Ids count in steps of `step`. */
export function memoryStore(step: 1 | -1 = 1): OutboxStore {
  const items = new Map<number, OutboxItem>();
  const files = new Map<number, ArrayBuffer[]>();
  let lastId = 0;
  return {
    isKept: false,
    add: (item, parts) => {
      const added = { ...item, id: (lastId += step) };
      items.set(added.id, added);
      files.set(added.id, parts);
      return Promise.resolve(added);
    },
    list: (userId) => Promise.resolve([...items.values()].filter((item) => item.userId === userId)),
    change: (id, change) => {
      const item = items.get(id);
      const changed = item ? change(item) : null;
      if (changed) items.set(id, changed);
      else {
        items.delete(id);
        files.delete(id);
      }
      return Promise.resolve(changed);
    },
    recordings: () => Promise.resolve([]),
    part: (id, index) => Promise.resolve(files.get(id)?.[index]),
  };
}
