import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PrivacyScreen } from "@/components/screens/static-pages/static-pages";
import { configuredProviders } from "@/lib/account/providers/catalogue";
import { privacyFacts } from "@/lib/kernel/installation/privacy-facts";
import { publicMetadata } from "@/lib/kernel/installation/public-metadata";
import { paths } from "@/lib/shared/paths/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("privacy");
  return publicMetadata({ title: t("title"), description: t("lead"), path: paths.privacy() });
}

export default function PrivacyPage() {
  const providers = configuredProviders().map(({ name }) => name);
  return <PrivacyScreen facts={{ ...privacyFacts(), providers }} />;
}
