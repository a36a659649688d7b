/** For `useInfiniteQuery`: reads a list page by page, from its newest item on. */
export function paged<Page extends { before: string | null }>(
  read: (before: string | undefined) => Promise<Page>,
) {
  return {
    queryFn: ({ pageParam }: { pageParam: string | null }) => read(pageParam ?? undefined),
    initialPageParam: null as string | null,
    getNextPageParam: ({ before }: Page) => before,
  };
}

/** For `select`: the items of all pages. */
export function itemsOf<Item>({ pages }: { pages: { items: Item[] }[] }): Item[] {
  return pages.flatMap(({ items }) => items);
}
