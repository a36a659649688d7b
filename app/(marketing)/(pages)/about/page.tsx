import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AboutScreen } from "@/components/screens/static-pages/static-pages";
import { isBilled } from "@/lib/kernel/env";
import { publicMetadata } from "@/lib/kernel/installation/public-metadata";
import { paths } from "@/lib/shared/paths/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("about");
  return publicMetadata({ title: t("title"), description: t("lead"), path: paths.about() });
}

export default function AboutPage() {
  return <AboutScreen isBilled={isBilled} />;
}
