import Send from "lucide-react/icons/send";
import { useTranslations } from "next-intl";
import { StorageLine } from "./storage-line";
import { WaitingRow } from "./waiting-row";
import { RefusedCard } from "@/components/outbox/item/refused-card";
import { StorageWarning } from "@/components/outbox/storage-warning";
import { useOnline, useOutbox } from "@/components/outbox/use-outbox";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/input/button";
import { openOutbox } from "@/lib/browser/outbox/client";

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
