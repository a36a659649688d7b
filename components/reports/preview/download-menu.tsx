import { FileText, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { usePrintWithPhotos } from "./printed-page";
import { useFormat } from "@/components/providers/use-format";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/overlay/dropdown-menu";
import { saveFile } from "@/components/ui/save-file";
import type { ReportView } from "@/lib/reports/view";

/** The forms in which a report is handed on: the specified text file, and a printed page, which browsers also save as PDF. */
export default function DownloadMenu({ report, trigger }: { report: ReportView; trigger: MenuTrigger }) {
  const t = useTranslations("report");
  const format = useFormat();
  const print = usePrintWithPhotos("[data-report-paper]");
  const saveText = () => {
    const { projectName: project, reportType: type, createdAt } = report;
    const name = t("fileName", { project, type, day: format.today(createdAt) });
    const content = new Blob([report.report], { type: "text/plain;charset=utf-8" });
    saveFile({ name, content });
  };
  return (
    <DropdownMenu trigger={trigger}>
      <DropdownMenuItem icon={FileText} className="min-h-11" onSelect={saveText}>
        {t("downloadText")}
      </DropdownMenuItem>
      <DropdownMenuItem icon={Printer} className="min-h-11" onSelect={() => void print()}>
        {t("downloadPage")}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
