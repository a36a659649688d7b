import Search from "lucide-react/icons/search";
import { getTranslations } from "next-intl/server";
import { FaqData } from "./faq-data";
import { GuideLinks } from "./guide-links";
import { HelpBrowser } from "./help-browser";
import { helpTabs } from "./help-tabs";
import { StillStuck } from "./still-stuck";
import type { HelpContent } from "@/lib/help/view";
import { helpPaths } from "@/lib/shared/paths/help-paths";

interface HelpScreenProps {
  content: HelpContent;
  /** The item that the address names. */
  openItem: string | null;
  email: string;
  isSignedIn: boolean;
}

/** Classes computed on the server, to keep them out of the page's scripts. */
const LOOK = {
  field:
    "h-14 w-full min-w-0 rounded-[16px] border border-edge bg-surface pr-4 pl-12.5 text-[1.0625rem] text-ink",
  list: "flex w-fit max-w-full gap-1 overflow-x-auto rounded-button border border-line bg-sunk p-0.5",
  tab: "min-h-11 rounded-[10px] px-4 text-[0.9375rem] font-strong whitespace-nowrap text-muted -outline-offset-3 hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-card dark:aria-selected:bg-line",
};

/** How many guides are linked beside the questions. */
const BESIDE = 3;

/** The Help Center: questions and guides with search, and a link to support. */
export async function HelpScreen({ content, openItem, email, isSignedIn }: HelpScreenProps) {
  const [t, tabs] = await Promise.all([getTranslations("help"), helpTabs(content, openItem)]);
  const found = { one: t("foundOne"), many: t("foundMany") };
  const icon = (
    <Search
      aria-hidden
      className="pointer-events-none absolute top-1/2 left-4.5 size-5.5 -translate-y-1/2 text-muted"
    />
  );
  const lists = [helpPaths.faqs(), helpPaths.guides()];
  const texts = { search: t("search"), tabs: t("tabs"), found, none: t("none") };
  return (
    <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <h1 className="mb-4.5 title-chapter">{t("title")}</h1>
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
