import Pencil from "lucide-react/icons/pencil";
import Send from "lucide-react/icons/send";
import { useTranslations } from "next-intl";
import { createElement, useState, useEffect } from "react";
import { DiscardButton } from "@/components/outbox/item/discard-button";
import { EditItem } from "@/components/outbox/item/edit-item";
import ItemFiles from "@/components/outbox/item/item-files";
import { ItemState } from "@/components/outbox/item/item-state";
import { RefusedCard } from "@/components/outbox/item/refused-card";
import { RetryButton } from "@/components/outbox/item/retry-button";
import { SaveFileButton } from "@/components/outbox/item/save-file-button";
import { useItemTexts } from "@/components/outbox/item/use-item-texts";
import { viewOf } from "@/components/outbox/kinds/kind-views";
import { StorageWarning } from "@/components/outbox/storage-warning";
import { useOnline, useOutbox } from "@/components/outbox/use-outbox";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/input/button";
import { CopyButton } from "@/components/ui/input/copy-button";
import { openOutbox } from "@/lib/browser/outbox/client";
import { type OutboxItem, recordingOf } from "@/lib/browser/outbox/items/item";
import Smartphone from "lucide-react/icons/smartphone";
import { measureStorage, type Storage } from "@/lib/browser/outbox/store/storage";

/** How many items are unsent, and when they will be sent; empty until that is known. */
export function WaitingLead() {
  const t = useTranslations("outbox");
  const { items, kept, isKept, paused } = useOutbox();
  if (isKept === null) return null;
  if (paused === "suspended" && items.length > 0) return t("suspended");
  if (items.length === 0) return kept.length === 0 && t("nothing");
  const count = items.filter(({ refusal }) => !refusal).length;
  if (count === 0) return t("onlyRefused", { count: items.length });
  return isKept ? t("safe", { count }) : t("notKept", { count });
}

/** Refused items first, each in a card; then unsent ones, in sending order; then the storage that is left. */
export function WaitingList() {
  const t = useTranslations("outbox");
  const { items } = useOutbox();
  const isOnline = useOnline();
  const refused = items.filter(({ refusal }) => refusal);
  const waiting = items.filter(({ refusal }) => !refusal);
  return (
    <div className="grid gap-5">
      <StorageWarning />
      {refused.length > 0 && (
        <ul className="grid gap-3">
          {refused.map((item) => (
            <RefusedCard key={item.id} item={item} />
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <section>
          <div className="flex items-baseline gap-3 border-b border-line pb-2">
            <h2 className="flex-1 title-section">{isOnline ? t("toSend") : t("waitForSignal")}</h2>
            <AllToday times={waiting.map(({ capturedAt }) => capturedAt)} />
          </div>
          <ul>
            {waiting.map((item) => (
              <WaitingRow key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
      <StorageLine />
    </div>
  );
}

/** An unsent item with its time and state; a press shows its actions. */
function WaitingRow({ item }: { item: OutboxItem }) {
  const t = useTranslations("outbox");
  const { title, text, place, moved, time } = useItemTexts(item);
  const isSending = useOutbox().sending.has(item.id);
  const [open, setOpen] = useState<"actions" | "editor" | null>(null);
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={open !== null}
        aria-label={t("actions", { title })}
        aria-describedby={`waiting-${String(item.id)}`}
        className="grid min-h-16 w-full grid-cols-[1.5rem_1fr_auto] items-center gap-x-3 gap-y-0.5 rounded-button py-2.5 text-left"
        onClick={() => setOpen(open === null ? "actions" : null)}
      >
        {createElement(viewOf(item).icon(item), {
          "aria-hidden": true,
          className: "size-5.5 self-start text-muted",
        })}
        <span className="line-clamp-2 min-w-0 leading-snug font-strong wrap-anywhere">{title}</span>
        <TimeText
          dateTime={item.capturedAt}
          className="self-start justify-self-end text-[0.9375rem] text-muted tabular-nums"
        >
          {time}
        </TimeText>
        <span id={`waiting-${String(item.id)}`} className="contents">
          <span className="col-start-2 min-w-0 text-[0.9375rem] wrap-anywhere text-muted">
            {moved ?? place}
          </span>
          <span className="justify-self-end text-[0.9375rem]">
            <ItemState item={item} />
          </span>
        </span>
      </button>
      {open && !isSending && (
        <div className="pt-1 pb-4">
          {open === "editor" && text !== null ? (
            <EditItem item={item} text={text} onClose={() => setOpen(null)} />
          ) : (
            <ItemActions item={item} text={text} onEdit={() => setOpen("editor")} />
          )}
        </div>
      )}
    </li>
  );
}

interface ItemActionsProps {
  item: OutboxItem;
  /** The text to copy and edit; null if there is none. */
  text: string | null;
  onEdit: () => void;
}

/** The actions on an unsent item: play, copy, edit, send now, discard. */
function ItemActions({ item, text, onEdit }: ItemActionsProps) {
  const t = useTranslations("outbox");
  const recording = recordingOf(item);
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <ItemFiles item={item} className="col-span-2" />
      {text !== null && (
        <CopyButton value={text} label={t("copy")} copiedLabel={t("copied")} className="min-h-12 px-3" />
      )}
      <DiscardButton onDiscard={() => void openOutbox().then((outbox) => outbox.discard(item.id))} />
      {text !== null && (
        <Button variant="secondary" className="px-3" onClick={onEdit}>
          <Pencil aria-hidden className="size-5" />
          {t("edit")}
        </Button>
      )}
      <RetryButton item={item} />
      {recording && <SaveFileButton item={item} file={recording} />}
    </div>
  );
}

function AllToday({ times }: { times: string[] }) {
  const t = useTranslations("outbox");
  const format = useFormat();
  const today = format.date(new Date());
  if (!times.every((time) => format.date(time) === today)) return null;
  return <TimeText className="text-[0.9375rem] text-muted">{t("today")}</TimeText>;
}

/** Sends all unsent items; at the bottom of the screen on phones. */
export function SendNow() {
  const t = useTranslations("outbox");
  const { items, sending } = useOutbox();
  const waits = items.some(({ refusal, id }) => !refusal && !sending.has(id));
  if (!waits) return null;
  const send = async () => (await openOutbox()).retry();
  return (
    <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[max(1.25rem,env(safe-area-inset-bottom))]">
      <Button className="w-full rounded-card max-lg:min-h-14 lg:w-auto" onClick={() => void send()}>
        <Send aria-hidden className="size-5" />
        {t("sendNow")}
      </Button>
    </div>
  );
}

/** Below this share of the storage, its figures say nothing. */
const ALMOST_EMPTY = 0.01;

/** How much storage is used, and how much recording time is left. Renders nothing if the browser does not tell. */
export function StorageLine() {
  const t = useTranslations("outbox");
  const format = useFormat();
  const { items } = useOutbox();
  const [storage, setStorage] = useState<Storage | null>(null);
  useEffect(() => {
    void measureStorage().then(setStorage);
  }, [items.length]);
  if (!storage) return null;
  const { usedBytes, totalBytes, voiceHours } = storage;
  const used =
    usedBytes < totalBytes * ALMOST_EMPTY
      ? t("almostEmpty")
      : t("used", { used: format.bytes(usedBytes), total: format.bytes(totalBytes) });
  return (
    <div className="text-[0.9375rem]">
      <p className="flex flex-wrap items-center gap-x-2">
        <Smartphone aria-hidden className="size-4.5 shrink-0 text-muted" />
        <span>
          <b className="font-strong">{used}</b>: {t("voiceHours", { hours: voiceHours })}
        </span>
      </p>
      <span aria-hidden className="mt-2 block h-1.5 overflow-hidden rounded-full bg-edge/50">
        <span
          className="block h-full min-w-1.5 rounded-full bg-ink"
          style={{ width: `${String((100 * usedBytes) / totalBytes)}%` }}
        />
      </span>
    </div>
  );
}
