import { resetPasswordAction } from "@/app/(auth)/actions";
import { SECRET, titled } from "@/app/titled";
import { ResetPassword } from "@/components/screens/auth/reset-password";
import { isResetTokenUsable } from "@/lib/account/password/reset-password";
import { single } from "@/lib/kernel/search-params";

export const generateMetadata = titled("auth.resetTitle", SECRET);

/** The page that the mailed link opens, signed in or not. */
export default async function ResetPasswordPage({ searchParams }: PageProps<"/reset-password">) {
  const token = single((await searchParams).token);
  const usable = token !== undefined && (await isResetTokenUsable(token));
  return <ResetPassword token={usable ? token : null} action={resetPasswordAction} />;
}
