/**
 * Opens the item that the fragment of the address names, now and whenever it changes, shows the address of an item that is
 * opened, and tells the server of a document or a video that is. Loaded after the page. Returns how to stop.
 */
export function followPresses(choose: (anchor: string) => void): () => void {
  const follow = () => {
    openNamed(choose);
  };
  follow();
  window.addEventListener("hashchange", follow);
  document.addEventListener("click", notePress, true);
  return () => {
    window.removeEventListener("hashchange", follow);
    document.removeEventListener("click", notePress, true);
  };
}

function openNamed(choose: (anchor: string) => void): void {
  const anchor = decodeURIComponent(window.location.hash.slice(1));
  const item = document.getElementById(anchor);
  if (!(item instanceof HTMLDetailsElement)) return;
  choose(anchor);
  item.open = true;
  requestAnimationFrame(() => {
    item.scrollIntoView();
  });
}

function notePress({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const { countAt } = target.closest<HTMLElement>("a[data-count-at]")?.dataset ?? {};
  if (countAt) void fetch(countAt, { method: "POST", keepalive: true }).catch(() => undefined);
  const { href } = target.closest<HTMLElement>("details[data-href] > summary")?.parentElement?.dataset ?? {};
  if (href) window.history.replaceState(null, "", href);
}
