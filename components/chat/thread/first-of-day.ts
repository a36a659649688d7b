import type { ChatMessageView } from "@/lib/chat/view";
import type { Format } from "@/lib/i18n/format";

/** Whether a day begins with this message in its list. */
export function isFirstOfDay(
  { createdAt }: ChatMessageView,
  above: ChatMessageView | undefined,
  format: Format,
): boolean {
  return !above || format.date(createdAt) !== format.date(above.createdAt);
}
