"use client";

import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import type { UpdateView } from "@/lib/updates/view";

/** "Yesterday, November 19" above the first update of a day; nothing above today's. */
export function DayDivider({ update, newer }: { update: UpdateView; newer: UpdateView | undefined }) {
  const format = useFormat();
  const day = format.dayLine(update.createdAt);
  if (day === format.dayLine(newer?.createdAt ?? new Date())) return null;
  return (
    <li className="mb-3.5 flex min-h-7 items-center gap-3">
      <TimeText className="min-w-0 text-sm font-strong wrap-anywhere text-muted">{day}</TimeText>
      <span aria-hidden className="h-px min-w-3 flex-1 bg-line" />
    </li>
  );
}
