import { getTranslations } from "next-intl/server";
import { FaqData } from "./faq-data";
import { GuideLinks } from "./guide-links";
import { HelpBrowser } from "./help-browser";
import { helpTabs } from "./help-tabs";
import { StillStuck } from "./still-stuck";
import type { HelpContent } from "@/lib/help/view";

interface HelpScreenProps {
  content: HelpContent;
  /** What the address names. */
  openItem: string | null;
  email: string;
  isSignedIn: boolean;
}

/** How many guides are linked beside the questions. */
const BESIDE = 3;

/** The Help Center (platform.txt 2): questions and guides with search, and the way to support. */
export async function HelpScreen({ content, openItem, email, isSignedIn }: HelpScreenProps) {
  const [t, tabs] = await Promise.all([getTranslations("help"), helpTabs(content)]);
  const found = { one: t("foundOne"), many: t("foundMany") };
  const texts = { search: t("search"), tabs: t("tabs"), found, none: t("none") };
  return (
    <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <h1 className="mb-4.5 title-chapter">{t("title")}</h1>
        <HelpBrowser tabs={tabs} openItem={openItem} texts={texts} />
      </div>
      <div className="grid content-start gap-8">
        <GuideLinks guides={content.guides.slice(0, BESIDE)} />
        <StillStuck email={email} isMain={isSignedIn} />
      </div>
      <FaqData faqs={content.faqs} />
    </div>
  );
}
