import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Article, ArticleSection } from "@/components/ui/article";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("about");
  return { title: t("title"), description: t("lead") };
}

export default async function AboutPage() {
  const t = await getTranslations("about");
  return (
    <Article title={t("heading")} lead={t("lead")}>
      <ArticleSection title={t("whyTitle")}>
        <p>{t("whyBody")}</p>
      </ArticleSection>
      <ArticleSection title={t("howTitle")}>
        <p>{t("howBody")}</p>
      </ArticleSection>
      <ArticleSection title={t("nameTitle")}>
        <p>{t("nameBody")}</p>
      </ArticleSection>
    </Article>
  );
}
