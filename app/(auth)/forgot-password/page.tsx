import { requestPasswordResetAction } from "@/app/(auth)/actions";
import { titled, UNLISTED } from "@/app/titled";
import { ForgotPassword } from "@/components/screens/auth/forgot-password";

export const generateMetadata = titled("auth.forgotTitle", UNLISTED);

/** Open to everybody, signed in or not. */
export default function ForgotPasswordPage() {
  return <ForgotPassword action={requestPasswordResetAction} />;
}
