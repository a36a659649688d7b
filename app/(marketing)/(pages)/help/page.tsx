import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Article, ArticleSection, MailLink } from "@/components/ui/article";
import { env } from "@/lib/env";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("help");
  return { title: t("title"), description: t("lead") };
}

export default async function HelpPage() {
  const t = await getTranslations("help");
  return (
    <Article title={t("title")} lead={t("lead")}>
      <ArticleSection title={t("contactTitle")}>
        <p>{t("contactBody")}</p>
        <p>
          <MailLink email={env.SUPPORT_EMAIL} />
        </p>
      </ArticleSection>
    </Article>
  );
}
