import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SkipLink } from "@/components/shell/skip-link";
import { SteadyPage } from "@/components/shell/steady-page";

export default async function MarketingLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations("nav");
  return (
    <>
      <SteadyPage />
      <SkipLink label={t("skip")} />
      {children}
    </>
  );
}
