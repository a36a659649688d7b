interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** An element that a toast is about, and how important it is not to cover it. */
export interface About {
  box: Box;
  weight: number;
}

/** Pixels between a toast and what is above it. */
const GAP = 12;

/**
 * The upper edge for a toast instead of its usual box, `shown`: below the header, whose lower edge is `header`, if it covers less
 * there of what it is about. Null if it should stay.
 */
export function clearTop(shown: Box, about: About[], header: number): number | null {
  const top = header + GAP;
  const above = { ...shown, top, bottom: top + shown.bottom - shown.top };
  return covered(above, about) < covered(shown, about) ? top : null;
}

/** As a toast's `ref`: moves its list out of the way, and sets `--toast-room` to the height that a toast covers. */
export function keepClear(toast: HTMLElement | null): (() => void) | undefined {
  const list = toast?.parentElement;
  if (!toast || !list) return undefined;
  const { style } = document.documentElement;
  style.setProperty("--toast-room", `${String(toast.offsetHeight + 2 * GAP)}px`);
  place(list);
  return () => {
    style.removeProperty("--toast-room");
  };
}

function place(list: HTMLElement): void {
  list.style.removeProperty("top");
  list.style.removeProperty("bottom");
  const top = clearTop(list.getBoundingClientRect(), whatItIsAbout(), headerEnd());
  if (top === null) return;
  list.style.setProperty("top", `${String(top)}px`);
  list.style.setProperty("bottom", "auto");
}

/** The button or field that was used, which still has the focus, and the form or list item around it. */
function whatItIsAbout(): About[] {
  const used = document.activeElement;
  if (!used || used === document.body || used.matches("[role=dialog], [role=alertdialog], main")) return [];
  const whole = used.closest("form, li");
  return [
    { box: used.getBoundingClientRect(), weight: 10 },
    ...(whole ? [{ box: whole.getBoundingClientRect(), weight: 1 }] : []),
  ];
}

function headerEnd(): number {
  const ends = [...document.querySelectorAll("header")].map((header) => header.getBoundingClientRect());
  return Math.max(0, ...ends.filter(({ top, height }) => top <= 0 && height > 0).map(({ bottom }) => bottom));
}

function covered(place: Box, about: About[]): number {
  return about.reduce((sum, { box, weight }) => sum + weight * overlap(place, box), 0);
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
