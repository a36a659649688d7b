import { pageUserId } from "@/lib/browser/page/page-session";

/* How much waited when the page's user last looked: a page can show it before it has opened the outbox. */

/** Of the page's user; 0 where nothing waited, or the browser stores nothing. */
export function rememberedCount(): number {
  try {
    return Number(localStorage.getItem(nameOf(pageUserId())) ?? 0);
  } catch {
    return 0;
  }
}

export function rememberCount(count: number): void {
  try {
    if (count === 0) localStorage.removeItem(nameOf(pageUserId()));
    else localStorage.setItem(nameOf(pageUserId()), String(count));
  } catch {
    // Storage may be refused: the number then comes with the outbox.
    return;
  }
}

function nameOf(userId: string | null): string {
  return `waiting:${userId ?? ""}`;
}
