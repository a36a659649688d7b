import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { TermsScreen } from "@/components/screens/static-pages/static-pages";
import { currentUser } from "@/lib/account/session/current-user";
import { isOperator } from "@/lib/account/session/is-operator";
import { env, isBilled } from "@/lib/kernel/env";
import { ownTerms } from "@/lib/kernel/installation/own-terms";
import { publicMetadata } from "@/lib/kernel/installation/public-metadata";
import { paths } from "@/lib/shared/paths/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("terms");
  return publicMetadata({ title: t("title"), description: t("lead"), path: paths.terms() });
}

export default async function TermsPage() {
  const own = await ownTerms(await getLocale());
  return (
    <TermsScreen
      own={own}
      saysWhatIsMissing={own === null && (await readsAsOperator())}
      isBilled={isBilled}
      supportEmail={env.SUPPORT_EMAIL}
    />
  );
}

async function readsAsOperator(): Promise<boolean> {
  const user = await currentUser();
  return user !== null && isOperator(user);
}
