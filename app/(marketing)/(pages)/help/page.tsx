import { getLocale } from "next-intl/server";
import { described } from "@/app/(marketing)/(pages)/described";
import { HelpScreen } from "@/components/screens/help/help-screen";
import { currentUser } from "@/lib/account/session/current-user";
import { readHelp } from "@/lib/help/queries";
import { env, isBilled } from "@/lib/kernel/env";
import { single } from "@/lib/kernel/search-params";

export const generateMetadata = described("help");

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
