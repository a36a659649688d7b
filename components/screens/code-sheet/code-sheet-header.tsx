import { getTranslations } from "next-intl/server";
import { PrintButton } from "./print-button";
import { BackLink } from "@/components/shell/back-link";
import { ButtonLink } from "@/components/ui/text/button-link";
import type { CodeSheetView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";

interface CodeSheetHeaderProps {
  sheet: CodeSheetView;
  /** Whether the sheet has the codes of a single batch only. */
  isBatch: boolean;
}

/** What is on the sheet and how to use it. Not printed. */
export async function CodeSheetHeader({
  sheet: { project, business, codes },
  isBatch,
}: CodeSheetHeaderProps) {
  const t = await getTranslations("businesses.sheet");
  return (
    <div className="print:hidden">
      <BackLink href={paths.businesses({ project: project.id })} label={t("back")} />
      <h1 className="mt-1 title-page">{t("title")}</h1>
      <p className="mt-1 wrap-anywhere text-muted">
        {t("lead", { count: codes.length, project: project.name, business: business.name })}
      </p>
      {codes.length > 0 && (
        <>
          <p className="mt-4 max-w-[62ch]">{t("how")}</p>
          <p className="mt-1.5 max-w-[62ch] text-muted">{t("fresh")}</p>
          <PrintButton label={t("print")} className="mt-5 max-sm:w-full" />
        </>
      )}
      {isBatch && (
        <p className="mt-4">
          <ButtonLink href={paths.codeSheet({ project: project.id })} variant="link" size="inline">
            {t("all")}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
