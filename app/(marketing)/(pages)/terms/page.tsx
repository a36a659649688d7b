import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TermsScreen } from "@/components/screens/static-pages/static-pages";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { publicMetadata } from "@/lib/public-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("terms");
  return publicMetadata({ title: t("title"), description: t("lead"), path: paths.terms() });
}

export default function TermsPage() {
  return <TermsScreen supportEmail={env.SUPPORT_EMAIL} />;
}
