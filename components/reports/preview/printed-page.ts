import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { dismissTexts, toast } from "@/components/ui/toast/toast-store";

interface PrintedPage {
  /** At the top of each page but the first, whose own heading says it. */
  head: string;
  /** The page's number among all, with both as placeholders. */
  number: (placeholders: { page: string; pages: string }) => string;
  /** The business's own line at the foot of each. */
  footer: string | null;
}

/**
 * Sets up the paper: Letter, with what each page says of itself in its margins. A stylesheet that is adopted, since its texts are the
 * page's own, and the content security policy allows no other styles that scripts write.
 */
export function usePrintedPage(page: PrintedPage): void {
  usePageRules(pageRules(page));
}

/** A business's own line at the foot of each page of a printed report. */
export function usePrintedFooter(footer: string | null): void {
  usePageRules(`@page report { ${footRule(footer)} }`);
}

function usePageRules(rules: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [rules]);
}

/** How long the next of the photos is waited for, in milliseconds. */
const LONGEST_LOAD = 30_000;

/**
 * Returns a function that prints once the photos of the paper are there: until they come into sight, they are not loaded. Says so
 * meanwhile, and how many did not come, `BrokenPhoto`s among them. Prints nothing where the paper is gone by then.
 */
export function usePrintWithPhotos(paper: string): () => Promise<void> {
  const t = useTranslations("photos");
  return async () => {
    const sheet = document.querySelector(paper);
    if (!sheet || sheet.ariaBusy === "true") return;
    sheet.ariaBusy = "true";
    const missing = new Set(sheet.querySelectorAll("img"));
    const isLoading = [...missing].some(({ complete }) => !complete);
    if (isLoading) toast({ title: t("loadingToPrint"), lasting: true });
    await new Promise((resolve) => {
      let timer = setTimeout(resolve, LONGEST_LOAD);
      const loads = Array.from(missing, async (photo) => {
        photo.loading = "eager";
        await photo.decode();
        missing.delete(photo);
        clearTimeout(timer);
        timer = setTimeout(resolve, LONGEST_LOAD);
      });
      void Promise.allSettled(loads)
        .then(resolve)
        .then(() => clearTimeout(timer));
    });
    sheet.ariaBusy = null;
    if (isLoading) dismissTexts();
    if (!sheet.isConnected) return;
    const count = missing.size + sheet.querySelectorAll("[data-broken]").length;
    const title = t("notPrinted", { count });
    if (count > 0) toast({ title, description: t("notPrintedHint"), variant: "destructive", lasting: true });
    window.print();
  };
}

const FONT = "font: 9pt sans-serif; color: #444;";

/** The rules as CSS. */
export function pageRules({ head, number, footer }: PrintedPage): string {
  const [page, pages] = ["%page%", "%pages%"];
  const numbered = number({ page, pages })
    .split(/(%pages?%)/)
    .filter((part) => part !== "")
    .map((part) => (part === page ? "counter(page)" : part === pages ? "counter(pages)" : cssString(part)));
  return `@page {
    size: letter; margin: 22mm 18mm 18mm;
    @top-left { content: ${cssString(head)}; ${FONT} width: 75%; text-align: left; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    @top-right { content: ${numbered.join(" ")}; ${FONT} white-space: nowrap; }
    ${footRule(footer)}
  }
  @page :first { margin-top: 18mm; @top-left { content: none; } }`;
}

function footRule(footer: string | null): string {
  return footer
    ? `@bottom-left { content: ${cssString(footer)}; ${FONT} width: 85%; text-align: left; }`
    : "";
}

/** A text as CSS writes a string, whatever is in it. */
function cssString(text: string): string {
  const escaped = text.replace(/[^\p{L}\p{N} .,:·–-]/gu, (one) => `\\${one.codePointAt(0)?.toString(16)} `);
  return `"${escaped}"`;
}
