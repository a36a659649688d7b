import { useTranslations } from "next-intl";
import { useOnline } from "@/components/outbox/use-outbox";
import { useFormat } from "@/components/providers/use-format";
import { lastHeard } from "@/lib/browser/page/last-heard";

/** Without a signal: as of when the project is shown. */
export function AsOf() {
  const t = useTranslations("project");
  const format = useFormat();
  if (useOnline()) return null;
  const at = new Date(lastHeard());
  const isToday = format.date(at) === format.date(new Date());
  return (
    <p role="status" className="mx-auto w-full max-w-7xl page-edge py-2 text-sm text-muted lg:px-8">
      {isToday ? t("asOf", { time: format.time(at) }) : t("asOfDay", { day: format.dateTime(at) })}
    </p>
  );
}
