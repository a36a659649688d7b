import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TermsScreen } from "@/components/screens/static-pages/static-pages";
import { env } from "@/lib/kernel/env";
import { publicMetadata } from "@/lib/kernel/public-metadata";
import { paths } from "@/lib/shared/paths/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("terms");
  return publicMetadata({ title: t("title"), description: t("lead"), path: paths.terms() });
}

export default function TermsPage() {
  return <TermsScreen supportEmail={env.SUPPORT_EMAIL} />;
}
