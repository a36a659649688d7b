import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { resetPasswordAction } from "@/app/(auth)/actions";
import { ResetPassword } from "@/components/screens/auth/reset-password";
import { isResetTokenUsable } from "@/lib/account/password/reset-password";
import { single } from "@/lib/kernel/search-params";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  // The address holds a secret: other sites must not learn it from a link that is followed here.
  return { title: t("resetTitle"), robots: { index: false }, referrer: "no-referrer" };
}

/** The page that the mailed link opens, signed in or not. */
export default async function ResetPasswordPage({ searchParams }: PageProps<"/reset-password">) {
  const token = single((await searchParams).token);
  const usable = token !== undefined && (await isResetTokenUsable(token));
  return <ResetPassword token={usable ? token : null} action={resetPasswordAction} />;
}
