import { pageUserId } from "@/lib/browser/page/page-session";
import { storedText, storeText } from "@/lib/browser/stored";

/* How much waited when the page's user last looked: a page can show it before it has opened the outbox. */

/** Of the page's user; 0 where nothing waited, or the browser stores nothing. */
export function rememberedCount(): number {
  return Number(storedText(nameOf(pageUserId())) ?? 0);
}

/** Where storage is refused, the number comes with the outbox. */
export function rememberCount(count: number): void {
  storeText(nameOf(pageUserId()), count === 0 ? null : String(count));
}

function nameOf(userId: string | null): string {
  return `waiting:${userId ?? ""}`;
}
