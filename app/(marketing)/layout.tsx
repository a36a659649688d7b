import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { BackAndFocus } from "@/components/shell/back-and-focus";
import { SkipLink } from "@/components/shell/skip-link";

export default async function MarketingLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations("nav");
  return (
    <>
      <BackAndFocus />
      <SkipLink label={t("skip")} />
      {children}
    </>
  );
}
