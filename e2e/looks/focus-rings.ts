import type { Page } from "@playwright/test";

interface Walked {
  firstFocused?: Element;
}

/** With fewer controls, the walk missed what it should test; with more, it does not end. */
const [LEAST, MOST] = [3, 200];

/**
 * Tabs once around the page or the open dialog. Returns the controls whose focus ring is cut off: it extends beyond an ancestor
 * that clips its overflow.
 */
export async function clippedRings(page: Page): Promise<string[]> {
  const clipped = new Set<string>();
  await page.evaluate(() => delete (globalThis as Walked).firstFocused);
  for (let walked = 0; ; walked += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(clippedRing);
    if (found === null && walked >= LEAST) break;
    if (found === null || walked > MOST) throw new Error(`Tab reached ${String(walked)} controls`);
    if (found) clipped.add(found);
  }
  return [...clipped];
}

/** Runs in the page: says what clips the ring of the focused control; "" for nothing, null once around. */
function clippedRing(): string | null {
  const walk = globalThis as Walked;
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === walk.firstFocused) return null;
  walk.firstFocused ??= focused;
  // The browser draws its own ring on a date field's calendar button.
  if (!focused.matches(":focus-visible")) return "";
  // The dock's ring is around the field and the buttons beside it.
  const ringed = [focused, focused.parentElement!].find((element) => ringWidth(element) !== null);
  if (!ringed) return `${nameOf(focused)} has no ring`;
  const width = ringWidth(ringed) ?? 0;
  const { left, top, right, bottom } = ringed.getBoundingClientRect();
  const ring = { left: left - width, top: top - width, right: right + width, bottom: bottom + width };
  // Ancestors between a positioned element and its containing block do not clip it.
  let position = getComputedStyle(ringed).position;
  for (let at = ringed.parentElement; at && at !== document.documentElement; at = at.parentElement) {
    if (position === "fixed") break;
    if (position === "absolute" && getComputedStyle(at).position === "static") continue;
    ({ position } = getComputedStyle(at));
    const cut = cutBy(at, ring);
    if (cut) return `${nameOf(focused)}: ${cut}`;
  }
  return "";

  /** How far the ring extends outside the control, negative if it is inside; null without a ring. */
  function ringWidth(element: Element): number | null {
    const { outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(element);
    if (outlineStyle !== "none") return parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const spreads = [...boxShadow.matchAll(/0px 0px 0px ([\d.]+)px/g)].map(([, spread]) => Number(spread));
    return spreads.length > 0 ? Math.max(...spreads) : null;
  }

  function cutBy(element: Element, painted: typeof ring): string {
    const { overflowX, overflowY, contentVisibility, contain } = getComputedStyle(element);
    const paints = contentVisibility === "auto" || /paint|strict|content/.test(contain);
    const box = element.getBoundingClientRect();
    const inside = {
      left: box.left + element.clientLeft,
      top: box.top + element.clientTop,
      right: box.left + element.clientLeft + element.clientWidth,
      bottom: box.top + element.clientTop + element.clientHeight,
    };
    const cut = [];
    if (paints || overflowX !== "visible") cut.push(inside.left - painted.left, painted.right - inside.right);
    if (paints || overflowY !== "visible") cut.push(inside.top - painted.top, painted.bottom - inside.bottom);
    const most = Math.max(0, ...cut);
    return most > 0.5 ? `${String(Math.round(most * 10) / 10)} px by ${nameOf(element)}` : "";
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()}> ${label}`;
  }
}
