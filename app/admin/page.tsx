import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ComingSoon } from "@/components/shell/coming-soon";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("comingSoon");
  return { title: t("operatorTitle"), robots: { index: false } };
}

export default async function OperatorPage() {
  const t = await getTranslations("comingSoon");
  return <ComingSoon title={t("operatorTitle")} body={t("operatorBody")} />;
}
