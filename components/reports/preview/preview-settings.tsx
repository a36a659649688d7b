import Folder from "lucide-react/icons/folder";
import Inbox from "lucide-react/icons/inbox";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useDaysText } from "@/components/reports/use-days-text";
import { capital } from "@/lib/i18n/format";
import { languageName } from "@/lib/i18n/language-name";
import type { ReportView } from "@/lib/reports/view";

/** What the report covers. */
export function PreviewSettings({ report }: { report: ReportView }) {
  const t = useTranslations("report");
  const locale = useLocale();
  const daysText = useDaysText();
  const { reportType, dateFilter, language, includesNames, folders } = report;
  return (
    <>
      <Setting label={t("typeShort")}>{t(reportType === "internal" ? "internal" : "customerShort")}</Setting>
      <Setting label={t("dates")}>{daysText(dateFilter)}</Setting>
      <Setting label={t("languageShort")}>{capital(languageName(language, locale))}</Setting>
      {reportType === "customer" && (
        <Setting label={t("people")}>{t(includesNames ? "named" : "notNamed")}</Setting>
      )}
      <div>
        <p className="text-sm text-muted">{t("folders")}</p>
        <ul>
          {folders.map(({ id, name, updateCount }) => (
            <li key={id} className="flex min-h-8.5 items-center gap-2.5 text-[0.9375rem]">
              {id === "unorganized" ? (
                <Inbox aria-hidden className="size-4.5 shrink-0 text-muted" />
              ) : (
                <Folder aria-hidden className="size-4.5 shrink-0 text-muted" />
              )}
              <span className="min-w-0 flex-1 truncate">{name ?? t("unorganized")}</span>
              <span className="text-sm text-muted">{updateCount}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p className="font-strong">{children}</p>
    </div>
  );
}
