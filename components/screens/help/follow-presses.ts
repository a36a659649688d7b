/**
 * Opens the item named by the address's fragment, now and whenever it changes; puts an opened item into the address; and counts
 * openings of documents and videos on the server. Loaded after the page. Returns a cleanup function.
 */
export function followPresses(choose: (anchor: string) => void): () => void {
  const follow = () => openNamed(choose);
  follow();
  window.addEventListener("hashchange", follow);
  document.addEventListener("click", notePress, true);
  return () => {
    window.removeEventListener("hashchange", follow);
    document.removeEventListener("click", notePress, true);
  };
}

function openNamed(choose: (anchor: string) => void): void {
  const anchor = window.location.hash.slice(1);
  const item = document.getElementById(anchor);
  if (!(item instanceof HTMLDetailsElement)) return;
  choose(anchor);
  item.open = true;
  requestAnimationFrame(() => item.scrollIntoView());
}

function notePress({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const { countAt } = target.closest<HTMLElement>("a[data-count-at]")?.dataset ?? {};
  if (countAt) void fetch(countAt, { method: "POST", keepalive: true }).catch(() => undefined);
  const { href } = target.closest<HTMLElement>("details[data-href] > summary")?.parentElement?.dataset ?? {};
  if (href) window.history.replaceState(null, "", href);
}
