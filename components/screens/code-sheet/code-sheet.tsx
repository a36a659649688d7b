import { createTranslator } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PrintButton, SiteAddress } from "./in-browser";
import { JoinQr } from "@/components/join/join-qr";
import { LocalTime } from "@/components/providers/local-time";
import { BackLink } from "@/components/shell/back-link";
import { ButtonLink } from "@/components/ui/text/button-link";
import { type Locale, LOCALES } from "@/lib/i18n/locale";
import { loadMessages } from "@/lib/i18n/messages";
import { groupConnectCode } from "@/lib/projects/shared/code-text";
import type { CodeSheetView, ConnectCodeView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";

/**
 * A card for each code, two in a row and six on a page of A4 or Letter. In print they are inline blocks, since some browsers
 * split grid rows between pages. Each row of cards is a line of text, so `orphans` and `widows` are set to allow a single one on
 * a page.
 */
export async function CodeSheet({ sheet: { project, business, codes } }: { sheet: CodeSheetView }) {
  const t = await getTranslations();
  const texts = await Promise.all(LOCALES.map(sheetTexts));
  return (
    <ul
      aria-label={t("businesses.sheet.title")}
      className="mt-8 grid gap-4 md:grid-cols-2 print:mt-0 print:block print:text-[0] print:[orphans:1] print:[widows:1]"
    >
      {codes.map((code) => (
        <Card
          key={code.id}
          code={code}
          project={project.name}
          business={business.name}
          qrLabel={t("codes.qrLabel", { code: groupConnectCode(code.code) })}
          texts={texts}
        />
      ))}
    </ul>
  );
}

interface CardProps {
  code: ConnectCodeView;
  project: string;
  business: string;
  qrLabel: string;
  texts: SheetTexts[];
}

/** Black on white in both themes, as it will be printed. */
function Card({ code, project, business, qrLabel, texts }: CardProps) {
  return (
    <li className="flex flex-col gap-3 border-2 border-dashed border-neutral-400 bg-white p-4 text-black print:inline-flex print:h-[82mm] print:w-[49.9%] print:break-inside-avoid print:gap-[2mm] print:border-[0.3mm] print:border-black print:p-[4mm] print:align-top">
      <div className="flex flex-wrap items-center gap-3 print:flex-nowrap">
        <JoinQr
          code={code.code}
          label={qrLabel}
          className="-m-1 w-32 shrink-0 print:-m-[1.5mm] print:w-[34mm]"
        />
        <div className="min-w-44 flex-1 leading-tight print:text-[10pt]">
          <p className="line-clamp-2 text-lg font-bold wrap-anywhere print:text-[12pt]">{project}</p>
          <p className="mt-0.5 line-clamp-2 wrap-anywhere">{business}</p>
          <p className="mt-2.5 font-mono text-[min(1.25rem,7vw)] font-bold whitespace-nowrap print:mt-[2mm] print:text-[16pt]">
            {groupConnectCode(code.code)}
          </p>
          <SiteAddress className="mt-0.5 block wrap-anywhere" />
        </div>
      </div>
      <div className="grid gap-3 border-t border-neutral-400 pt-3 sm:grid-cols-2 print:grid-cols-2 print:gap-[4mm] print:pt-[2mm]">
        {texts.map((language) => (
          <Instructions key={language.locale} texts={language} expiresAt={code.expiresAt} />
        ))}
      </div>
    </li>
  );
}

function Instructions({ texts, expiresAt }: { texts: SheetTexts; expiresAt: string }) {
  return (
    <div
      lang={texts.locale}
      className="grid content-start gap-1 text-sm leading-snug print:text-[9pt] print:leading-tight"
    >
      <p>{texts.scan}</p>
      <p>{texts.type}</p>
      <p className="font-bold">
        {texts.until(() => (
          <LocalTime at={expiresAt} as="dateTime" locale={texts.locale} />
        ))}
      </p>
    </div>
  );
}

/** A card's texts in one language, whatever the reader's own. */
interface SheetTexts {
  locale: Locale;
  scan: string;
  type: string;
  /** Until when a code is valid. */
  until: (time: () => ReactNode) => ReactNode;
}

async function sheetTexts(locale: Locale): Promise<SheetTexts> {
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  return {
    locale,
    scan: t("businesses.sheet.card.scan"),
    type: t("businesses.sheet.card.type", { action: t("join.action") }),
    until: (time) => t.rich("businesses.sheet.card.until", { date: time }),
  };
}

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

/** Replaces the cards when every code is used or expired. */
export async function EmptySheet({ projectId }: { projectId: string }) {
  const t = await getTranslations("businesses.sheet");
  return (
    <div className="mt-8">
      <h2 className="title-section-lg">{t("emptyTitle")}</h2>
      <p className="mt-1.5 max-w-[52ch] text-muted">{t("emptyBody")}</p>
      <ButtonLink href={paths.businesses({ project: projectId })} className="mt-5">
        {t("generate")}
      </ButtonLink>
    </div>
  );
}
