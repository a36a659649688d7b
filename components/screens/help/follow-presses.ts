/**
 * Opens the item named by the address's fragment, now and whenever it changes; puts an opened item into the address; and counts
 * openings of documents and videos on the server. Loaded after the page. Returns a cleanup function.
 */
export function followPresses(choose: (anchor: string) => void): () => void {
  const follow = () => openNamed(choose);
  noteEarly();
  follow();
  window.addEventListener("hashchange", follow);
  document.addEventListener("click", notePress, true);
  return () => {
    window.removeEventListener("hashchange", follow);
    document.removeEventListener("click", notePress, true);
  };
}

let hasNotedEarly = false;

/** The browser opens what is pressed before this code has loaded. */
function noteEarly(): void {
  if (hasNotedEarly) return;
  hasNotedEarly = true;
  const open = [...document.querySelectorAll<HTMLElement>("details[data-href][open]")];
  const here = window.location.pathname + window.location.search;
  show(open.findLast(({ dataset }) => dataset["href"] !== here));
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
  show(target.closest<HTMLElement>("details[data-href] > summary")?.parentElement);
}

function show(item: HTMLElement | null | undefined): void {
  const href = item?.dataset["href"];
  if (href) window.history.replaceState(null, "", href);
}
