/**
 * Gives each open layer (sheet, dialog, menu) an entry in the history, so that a phone's Back closes the layer instead of leaving
 * the page. `history.state` stores how many layers are open at an entry. Entries follow the open layers, never the other way
 * round: an entry without its layer, after a reload or a press on Forward, is left immediately.
 */
interface Layer {
  close: () => void;
}

const DEPTH = "layers";
/**
 * Milliseconds after which a traversal counts as ignored by the browser. Long, because one that arrives later looks like the
 * reader's own Back and would close a dialog that has opened since.
 */
const TRAVERSAL_LIMIT = 10_000;

const open: Layer[] = [];
/** Ends the traversal that we requested; null if none is in flight. */
let arrive: (() => void) | null = null;
let scheduled = false;
let patched = false;
let address = "";

/** The part of the query that names an open layer, for those that a reload opens again. */
const NAME = "chat";
let name: string | null = null;
/** The address that the page was loaded with, until its layer is taken. */
let asked: URL | null = null;

/** Keeps a layer's name in the address while one is open; null for no name. */
export function nameLayer(value: string | null): void {
  name = value;
  schedule();
}

/** The name of the layer that the page's address asks for, once; null if it asks for none. */
export function takeAskedLayer(): string | null {
  const here = new URL(location.href);
  const url = here.searchParams.has(NAME) ? here : asked;
  asked = null;
  return url?.pathname === here.pathname ? url.searchParams.get(NAME) : null;
}

/** The same address with the name of the open layer, and no other's. */
function named(href: string | URL): string {
  const url = new URL(href, location.href);
  if (name !== null && open.length > 0) url.searchParams.set(NAME, name);
  else if (url.searchParams.has(NAME)) url.searchParams.delete(NAME);
  return url.href;
}

/** Registers an open layer; Back calls `close`. Returns a function to call when the layer has closed, for whatever reason. */
export function openLayer(close: () => void): () => void {
  const layer = { close };
  open.push(layer);
  patchHistory();
  schedule();
  return () => {
    open.splice(open.indexOf(layer), 1);
    schedule();
  };
}

/** Closes the topmost layer; false if none is open. */
export function closeTopLayer(): boolean {
  const top = open.at(-1);
  top?.close();
  return top !== undefined;
}

/** Whether a layer is open: a page opened from it replaces the layer's history entry, and needs no `replace`. */
export function hasOpenLayer(): boolean {
  return open.length > 0;
}

/**
 * Watches the history from now on, even while one layout replaces another, since a traversal that arrives then must be seen. Call
 * it whenever a layout has loaded; repeated calls have no effect.
 */
export function watchLayers(): void {
  address = location.href;
  asked ??= new URL(address);
  schedule();
  // In the capture phase, before the router, which must not see our entries. Adding it twice has no effect.
  window.addEventListener("popstate", onPopState, true);
}

function onPopState(event: PopStateEvent): void {
  const stays = named(location.href) === named(address);
  const isOurs = arrive !== null || depth() !== open.length;
  address = location.href;
  // The router would cancel a navigation in flight.
  if (stays && isOurs) event.stopImmediatePropagation();
  if (arrive) {
    arrive();
    return;
  }
  if (depth() < open.length) closeDownTo(depth());
  schedule();
}

function closeDownTo(count: number): void {
  for (const layer of open.slice(count).reverse()) layer.close();
}

/** Deferred until other changes in this task are done: one dialog may replace another, or a link may close its sheet. */
function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  setTimeout(() => {
    scheduled = false;
    followLayers();
  });
}

function followLayers(): void {
  if (arrive) return;
  const surplus = depth() - open.length;
  if (surplus > 0) {
    traverse(surplus, () => undefined);
    return;
  }
  for (let count = depth() + 1; count <= open.length; count += 1)
    history.pushState({ ...(history.state as object | null), [DEPTH]: count }, "");
  const href = named(location.href);
  if (href !== location.href) history.replaceState(history.state, "", href);
}

/** Goes back, then calls `done`. Keeps the scroll position, since it is the same page. */
function traverse(steps: number, done: () => void): void {
  const finish = () => {
    clearTimeout(timer);
    arrive = null;
    keepScroll();
    done();
    for (const write of held.splice(0)) write();
    schedule();
  };
  const timer = setTimeout(finish, TRAVERSAL_LIMIT);
  arrive = finish;
  history.go(-steps);
}

/** The router's writes during a traversal, held for the entry that it leads to. */
const held: (() => void)[] = [];

type Write = (data: unknown, unused: string, url?: string | URL | null) => void;

/** Lets a page opened from a layer replace the layer's entry, and keeps the depth of entries that are overwritten. */
function patchHistory(): void {
  if (patched) return;
  patched = true;
  const push: Write = history.pushState.bind(history);
  const replace: Write = history.replaceState.bind(history);
  const write = (isPush: boolean, [data, unused, url]: Parameters<Write>) => {
    const count = depth();
    const target = url ?? location.href;
    const stays = named(target) === named(location.href);
    const leaves = count > 0 && !stays;
    const steps = isPush ? count - 1 : count;
    const go = leaves || !isPush ? replace : push;
    const kept = count > 0 && !leaves && !isPush ? { ...(data as object | null), [DEPTH]: count } : data;
    const act = () => {
      go(kept, unused, stays ? named(target) : url);
      address = location.href;
      schedule();
    };
    if (leaves && steps > 0) traverse(steps, act);
    else act();
  };
  const whenArrived =
    (isPush: boolean): Write =>
    (...written) => {
      if (arrive) held.push(() => write(isPush, written));
      else write(isPush, written);
    };
  history.pushState = whenArrived(true);
  history.replaceState = whenArrived(false);
}

function depth(): number {
  const state = history.state as Record<string, unknown> | null;
  const count = state?.[DEPTH];
  return typeof count === "number" ? count : 0;
}

/** Undoes the browser's scrolling to where the page was when the layer opened, before the next paint. */
function keepScroll(): void {
  const { scrollX, scrollY } = window;
  requestAnimationFrame(() => window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" }));
}
