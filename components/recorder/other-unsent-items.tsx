import { useTranslations } from "next-intl";
import { createElement } from "react";
import { ItemState } from "@/components/outbox/item/item-state";
import { useItemTexts } from "@/components/outbox/item/use-item-texts";
import { viewOf } from "@/components/outbox/kinds/kind-views";
import { useOutbox } from "@/components/outbox/use-outbox";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";

/** Other unsent items on this phone, below the recorder. */
export function OtherUnsentItems() {
  const t = useTranslations("recorder");
  const items = useOutbox().items.filter(({ refusal }) => !refusal);
  if (items.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="border-b border-line pb-2 title-section">{t("toSend")}</h2>
      <ul>
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Row({ item }: { item: OutboxItem }) {
  const t = useTranslations("recorder");
  const format = useFormat();
  const { title, time } = useItemTexts(item);
  const { placeName, projectName } = item.written;
  const place = placeName ?? projectName;
  const isToday = format.date(item.capturedAt) === format.date(new Date());
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5">
      {createElement(viewOf(item).icon(item), {
        "aria-hidden": true,
        className: "size-5 shrink-0 text-muted",
      })}
      <span className="min-w-[5rem] flex-1">
        <span className="block truncate font-strong">{title}</span>
        <TimeText dateTime={item.capturedAt} className="block truncate text-[0.9375rem] text-muted">
          {isToday ? t("rowToday", { time, place }) : `${time} · ${place}`}
        </TimeText>
      </span>
      <span className="max-w-full text-[0.9375rem]">
        <ItemState item={item} resting="onPhone" isChip />
      </span>
    </li>
  );
}
