import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { HelpScreen } from "@/components/screens/help/help-screen";
import { currentUser } from "@/lib/account/current-user";
import { env } from "@/lib/env";
import { readHelp } from "@/lib/help/queries";
import { paths } from "@/lib/paths";
import { publicMetadata } from "@/lib/public-metadata";
import { single } from "@/lib/search-params";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("help");
  return publicMetadata({ title: t("title"), description: t("lead"), path: paths.help() });
}

export default async function HelpPage({ searchParams }: PageProps<"/help">) {
  const [{ item }, locale, user] = await Promise.all([searchParams, getLocale(), currentUser()]);
  return (
    <HelpScreen
      content={await readHelp(locale)}
      openItem={single(item) ?? null}
      email={env.SUPPORT_EMAIL}
      isSignedIn={user !== null}
    />
  );
}
