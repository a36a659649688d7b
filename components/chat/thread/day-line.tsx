import { useLocale, useTranslations } from "next-intl";
import type { Ref } from "react";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { TimelineMarker } from "@/components/shell/timeline-marker";
import type { ChatMessageView } from "@/lib/chat/view";
import { FORMATS } from "@/lib/i18n/dates";
import type { Format } from "@/lib/i18n/format";

/** "Today", "Thursday, November 19" above the first message of a day. */
export function DayLine({ at }: { at: string }) {
  const t = useTranslations("chat");
  const format = useFormat();
  const locale = useLocale();
  const dayOf = (line: string) => line.replace(", ", FORMATS[locale].beforeDate);
  const isToday = format.date(at) === format.date(new Date());
  return (
    <li className="flex min-h-10 items-center gap-3">
      <span aria-hidden className="h-px min-w-3 flex-1 bg-line" />
      <TimeText className="min-w-0 text-center text-sm font-semibold wrap-anywhere text-muted">
        {isToday ? t("today") : dayOf(format.dayLine(at))}
      </TimeText>
      <span aria-hidden className="h-px min-w-3 flex-1 bg-line" />
    </li>
  );
}

/** Above the first message that the reader had not read when they opened the channel. */
export function UnreadLine({ count, ref }: { count: number; ref: Ref<HTMLLIElement> }) {
  const t = useTranslations("chat");
  return (
    <li ref={ref} className="flex min-h-9 items-center gap-2 text-sm font-bold text-accent-text">
      <TimelineMarker isHighlighted />
      {t("new", { count })}
      <span aria-hidden className="h-0.5 flex-1 rounded-full bg-accent" />
    </li>
  );
}

/** Whether a day begins with this message in its list. */
export function isFirstOfDay(
  { createdAt }: ChatMessageView,
  above: ChatMessageView | undefined,
  format: Format,
): boolean {
  return !above || format.date(createdAt) !== format.date(above.createdAt);
}
