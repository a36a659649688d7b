import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SiteFooter } from "@/components/marketing/site-footer";
import { SkipLink } from "@/components/shell/skip-link";
import { env } from "@/lib/env";

export default async function MarketingLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations("nav");
  return (
    <>
      <SkipLink label={t("skip")} />
      {children}
      <SiteFooter email={env.SUPPORT_EMAIL} />
    </>
  );
}
