import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { HelpScreen } from "@/components/screens/help/help-screen";
import { currentUser } from "@/lib/account/session/current-user";
import { readHelp } from "@/lib/help/queries";
import { env, isBilled } from "@/lib/kernel/env";
import { publicMetadata } from "@/lib/kernel/installation/public-metadata";
import { single } from "@/lib/kernel/search-params";
import { paths } from "@/lib/shared/paths/paths";

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
      isBilled={isBilled}
    />
  );
}
