import { BookOpen, ChevronRight, Mail, Search } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { HelpBrowser } from "./help-browser";
import { helpTabs } from "./help-tabs";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { JsonLd } from "@/components/ui/text/json-ld";
import { Section } from "@/components/ui/text/section";
import type { HelpContent, ShownItemView } from "@/lib/help/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { cn } from "@/lib/shared/utils";

interface HelpScreenProps {
  content: HelpContent;
  /** The item that the address names. */
  openItem: string | null;
  email: string;
  isSignedIn: boolean;
  /** Whether businesses pay on this server: the answers speak of plans. */
  isBilled: boolean;
}

/** Classes computed on the server, to keep them out of the page's scripts. */
const LOOK = {
  field:
    "h-14 w-full min-w-0 rounded-[16px] border border-edge bg-surface pr-4 pl-12.5 text-[1.0625rem] text-ink",
  list: "flex w-fit max-w-full gap-1 overflow-x-auto rounded-button border border-line bg-sunk p-0.5",
  tab: "min-h-11 rounded-[10px] px-4 text-[0.9375rem] font-strong whitespace-nowrap text-muted -outline-offset-3 hover:text-ink aria-selected:bg-chosen aria-selected:text-chosen-ink aria-selected:shadow-card",
};

/** How many guides are linked beside the questions. */
const BESIDE = 3;

/** The Help Center: questions and guides with search, and a link to support. */
export async function HelpScreen({ content, openItem, email, isSignedIn, isBilled }: HelpScreenProps) {
  const [t, tabs] = await Promise.all([getTranslations("help"), helpTabs(content, openItem)]);
  const found = { one: t("foundOne"), many: t("foundMany") };
  const icon = (
    <Search
      aria-hidden
      className="pointer-events-none absolute top-1/2 left-4.5 size-5.5 -translate-y-1/2 text-muted"
    />
  );
  const lists = tabs.map(({ name }) => apiPath("help", name === "guides" ? "support-guides" : name));
  const texts = { search: t("search"), tabs: t("tabs"), found, none: t("none") };
  return (
    <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <h1 className="mb-4.5 title-chapter">{t("title")}</h1>
        {!isBilled && <p className="mb-4.5 text-muted">{t("notBilled")}</p>}
        <HelpBrowser tabs={tabs} openItem={openItem} icon={icon} look={LOOK} lists={lists} texts={texts} />
      </div>
      <div className="grid content-start gap-8 wrap-anywhere">
        <GuideLinks guides={content.guides.slice(0, BESIDE)} />
        <StillStuck email={email} isMain={isSignedIn} />
      </div>
      <FaqData faqs={content.faqs} />
    </div>
  );
}

/** The questions as structured data for search engines (schema.org FAQPage). */
function FaqData({ faqs }: { faqs: ShownItemView[] }) {
  const mainEntity = faqs.map(({ title, words, language }) => ({
    "@type": "Question",
    name: title,
    inLanguage: language,
    acceptedAnswer: { "@type": "Answer", text: words },
  }));
  return <JsonLd data={{ "@context": "https://schema.org", "@type": "FAQPage", mainEntity }} />;
}

/** The first guides, beside the questions. Plain anchors, since the items are on this page. */
async function GuideLinks({ guides }: { guides: { anchor: string; title: string }[] }) {
  const t = await getTranslations("help");
  if (guides.length === 0) return null;
  return (
    <nav aria-label={t("guides")}>
      <h2 className="title-section">{t("guides")}</h2>
      <ul className="mt-2">
        {guides.map(({ anchor, title }) => (
          <li key={anchor} className="border-b border-line last:border-0">
            <a
              href={`#${anchor}`}
              className="flex min-h-12 items-center gap-3 py-3 leading-snug font-strong underline-offset-3 hover:underline"
            >
              <BookOpen aria-hidden className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 flex-1">{title}</span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface StillStuckProps {
  email: string;
  /** Whether this is the page's primary button. For visitors, that is signing up, in the bar. */
  isMain: boolean;
}

async function StillStuck({ email, isMain }: StillStuckProps) {
  const t = await getTranslations("help");
  const href = `mailto:${email}?subject=${encodeURIComponent(t("subject"))}`;
  return (
    <Section title={t("contactTitle")} className="rounded-[16px] bg-accent-soft p-5">
      <p className="mt-1.5 text-[0.9375rem] leading-normal">{t("contactBody")}</p>
      <a
        href={href}
        className={cn(
          buttonVariants({ variant: isMain ? "primary" : "secondary", size: "sm" }),
          "mt-4 w-full",
        )}
      >
        <Mail aria-hidden className="size-5" />
        {t("contactAction")}
      </a>
      <p className="mt-1 text-center text-sm">
        <a
          href={href}
          className="inline-flex min-h-11 items-center font-strong break-all text-accent-text underline-offset-3 hover:underline"
        >
          {email}
        </a>
      </p>
    </Section>
  );
}
