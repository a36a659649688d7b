import { ChevronRight, Send, Smartphone } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import { editDraft } from "@/components/outbox/item/edit-item";
import { ItemRow } from "@/components/outbox/item/item-row";
import { RefusedCard } from "@/components/outbox/item/refused-card";
import { StorageWarning } from "@/components/outbox/storage-warning";
import { useOnline, useOutbox } from "@/components/outbox/use-outbox";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { DiscardButton } from "@/components/outbox/item/discard-button";
import { Button } from "@/components/ui/input/button";
import { CopyButton } from "@/components/ui/input/copy-button";
import { Textarea } from "@/components/ui/input/textarea";
import { ButtonLink } from "@/components/ui/text/button-link";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import { pageUserId } from "@/lib/browser/page/page-session";
import { storedNames } from "@/lib/browser/stored";
import { openOutbox } from "@/lib/browser/outbox/client";
import { measureStorage, type Storage } from "@/lib/browser/outbox/store/storage";
import { shortcutPaths } from "@/lib/shared/paths/shortcut-paths";

/** How many items are unsent, and when they will be sent; empty until that is known. */
export function WaitingLead() {
  const t = useTranslations("outbox");
  const { items, kept, shared, isKept, isFull, paused } = useOutbox();
  if (isKept === null) return null;
  if (paused === "suspended" && items.length > 0) return t("suspended");
  if (items.length === 0) return kept.length + shared === 0 && t("nothing");
  const count = items.filter(({ refusal }) => !refusal).length;
  if (count === 0) return t("onlyRefused", { count: items.length });
  return isKept && !isFull ? t("safe", { count }) : t("notKept", { count });
}

/** What other apps shared; refused items, each in a card; then unsent ones, in sending order; then the storage that is left. */
export function WaitingList() {
  const t = useTranslations("outbox");
  const { items, shared, isKept } = useOutbox();
  const userId = pageUserId();
  const isOnline = useOnline();
  const refused = items.filter(({ refusal }) => refusal);
  const waiting = items.filter(({ refusal }) => !refusal);
  return (
    <div className="grid gap-5">
      <StorageWarning />
      {userId !== null && isKept !== null && <LostEdits userId={userId} items={items} />}
      {shared > 0 && (
        <ButtonLink href={shortcutPaths.share()} variant="secondary" className="justify-between text-left">
          {t("shared", { count: shared })}
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
        </ButtonLink>
      )}
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
              <li key={item.id} className="border-b border-line">
                <ItemRow item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <StorageLine />
    </div>
  );
}

interface LostEditsProps {
  userId: string;
  items: readonly OutboxItem[];
}

/** What was being typed into items that are no longer here: they were sent as they were, or discarded in another tab. */
function LostEdits({ userId, items }: LostEditsProps) {
  const here = new Set(items.map(({ key }) => editDraft(userId, key)));
  return storedNames(editDraft(userId), "sessionStorage")
    .filter((name) => !here.has(name))
    .map((name) => <LostEdit key={name} name={name} />);
}

function LostEdit({ name }: { name: string }) {
  const t = useTranslations("outbox");
  const draft = useKeptDraft(name);
  if (!draft.isKept) return null;
  return (
    <div className="grid gap-2.5 rounded-card border border-line bg-surface p-4">
      <p role="status" className="text-[0.9375rem] text-muted">
        {t("lostEdit")}
      </p>
      <Textarea aria-label={t("textLabel")} rows={3} readOnly value={draft.text} />
      <div className="grid grid-cols-2 gap-2.5">
        <CopyButton
          value={draft.text}
          label={t("copy")}
          copiedLabel={t("copied")}
          className="min-h-12 px-3"
        />
        <DiscardButton onDiscard={draft.forget} />
      </div>
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
