import { CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useOutbox, useSignal } from "@/components/outbox/use-outbox";
import { useFormat } from "@/components/providers/use-format";
import { Link } from "@/components/ui/text/link";
import { lastHeard } from "@/lib/browser/page/last-heard";
import { paths } from "@/lib/shared/paths/paths";

/** As of when the page shows what it shows, and what waits on this phone; once there is a signal again, until that is sent. */
export default function AsOfBar() {
  const t = useTranslations("outbox");
  const hasSignal = useSignal();
  const { items, sending } = useOutbox();
  if (hasSignal && sending.size === 0) return null;
  return (
    <div className="border-b border-line bg-sunk">
      <div className="mx-auto flex min-h-12 max-w-7xl items-center gap-3 page-edge text-muted lg:px-8">
        <CloudOff aria-hidden className="size-5 shrink-0" />
        <p role="status" className="min-w-0 flex-1 py-1">
          {hasSignal ? t("sendingCount", { count: items.length }) : <Since />}
        </p>
        {!hasSignal && items.length > 0 && (
          <Link href={paths.waiting()} className="flex min-h-12 items-center font-strong text-blue">
            {t("waitingCount", { count: items.length })}
          </Link>
        )}
      </div>
    </div>
  );
}

function Since() {
  const t = useTranslations("outbox");
  const format = useFormat();
  const at = new Date(lastHeard());
  const isToday = format.date(at) === format.date(new Date());
  const b = (words: ReactNode) => <b className="font-strong text-ink">{words}</b>;
  return isToday
    ? t.rich("asOf", { time: format.time(at), b })
    : t.rich("asOfDay", { day: format.dateTime(at), b });
}
