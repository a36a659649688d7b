interface Item {
  id: string;
  createdAt: string;
}

interface Page<One> {
  items: One[];
  /** The cursor of the following page. */
  next: string | null;
}

/** The same pages with other items. */
export function mapItems<One, Data extends { pages: { items: One[] }[] }>(
  data: Data & { pages: { items: One[] }[] },
  changed: (items: One[]) => One[],
): Data {
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: changed(page.items) })) };
}

/**
 * Inserts an item by time, the newest first, in place of what is there of it. One older than the last loaded page is left out: the
 * next page brings it.
 */
export function insert<One extends Item, Data extends { pages: Page<One>[] }>(
  data: Data & { pages: Page<One>[] },
  item: One,
): Data {
  const at = data.pages.findIndex(
    ({ items, next }) => next === null || items.some((one) => isNewer(item, one)),
  );
  return {
    ...data,
    pages: data.pages.map((page, index) => {
      const others = page.items.filter(({ id }) => id !== item.id);
      if (index !== at) return others.length === page.items.length ? page : { ...page, items: others };
      return { ...page, items: [...others, item].toSorted((a, b) => (isNewer(a, b) ? -1 : 1)) };
    }),
  };
}

export function isNewer(item: Item, other: Item): boolean {
  return item.createdAt === other.createdAt ? item.id > other.id : item.createdAt > other.createdAt;
}
