import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { useTranslations } from "next-intl";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/input/button";
import { CopyButton } from "@/components/ui/input/copy-button";
import { saveFile } from "@/components/ui/save-file";
import type { ReportView } from "@/lib/reports/view";

/** Copy, print and download; download is the main action, and last. */
export function ReportActions({ report }: { report: ReportView }) {
  const t = useTranslations("report");
  const format = useFormat();
  const download = () => {
    const { projectName: project, reportType: type, createdAt } = report;
    const name = t("fileName", { project, type, day: format.today(createdAt) });
    const content = new Blob([report.report], { type: "text/plain;charset=utf-8" });
    // File systems refuse these characters.
    saveFile({ name: name.replace(/[\\/:*?"<>|]/g, "."), content });
  };
  return (
    <>
      <CopyButton value={report.report} label={t("copy")} copiedLabel={t("copied")} />
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        {t("print")}
      </Button>
      <Button size="sm" onClick={download}>
        <Download aria-hidden className="size-5" />
        {t("download")}
      </Button>
    </>
  );
}
