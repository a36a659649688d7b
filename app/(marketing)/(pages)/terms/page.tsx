import { getLocale } from "next-intl/server";
import { described } from "@/app/(marketing)/(pages)/described";
import { TermsScreen } from "@/components/screens/static-pages/static-pages";
import { currentUser } from "@/lib/account/session/current-user";
import { isOperator } from "@/lib/account/session/is-operator";
import { env, isBilled } from "@/lib/kernel/env";
import { ownTerms } from "@/lib/kernel/installation/own-terms";

export const generateMetadata = described("terms");

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
