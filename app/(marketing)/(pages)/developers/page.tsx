import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DevelopersScreen } from "@/components/screens/developers/developers-screen";
import { publicMetadata } from "@/lib/kernel/installation/public-metadata";
import { paths } from "@/lib/shared/paths/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("developers");
  return publicMetadata({ title: t("title"), description: t("lead"), path: paths.developers() });
}

export default async function DevelopersPage() {
  // Loaded by the first reader: a server that nobody asks does not keep it.
  const { default: api } = await import("@/public/api/openapi.json");
  return <DevelopersScreen api={api} />;
}
