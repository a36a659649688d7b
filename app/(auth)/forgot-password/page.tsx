import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requestPasswordResetAction } from "@/app/(auth)/actions";
import { ForgotPassword } from "@/components/screens/auth/forgot-password";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return { title: t("forgotTitle"), robots: { index: false } };
}

/** Open to everybody, signed in or not. */
export default function ForgotPasswordPage() {
  return <ForgotPassword action={requestPasswordResetAction} />;
}
