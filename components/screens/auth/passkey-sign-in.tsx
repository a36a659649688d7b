"use client";

import { useTranslations } from "next-intl";
import { type SignInResult, useAfterSignIn } from "./use-after-sign-in";
import type { Action } from "@/components/form/use-action";
import { useKnowsPasskeys, usePasskey } from "@/components/sign-in/use-passkey";
import { Button } from "@/components/ui/input/button";
import type { PasskeyCreationView, PasskeyRequestView } from "@/lib/account/view";
import { askForPasskey } from "@/lib/browser/passkeys";

type Input = Record<string, unknown>;

/** What signing in and up with a passkey calls; for an invitation, `signIn` and `signUp` join its project too. */
export interface PasskeyActions {
  startSignIn: Action<Input, PasskeyRequestView>;
  signIn: Action<Input, SignInResult>;
  startSignUp: Action<Input, PasskeyCreationView>;
  signUp: Action<Input, SignInResult>;
}

interface PasskeySignInProps {
  passkeys: Pick<PasskeyActions, "startSignIn" | "signIn">;
  destination: string;
  connectCode?: string | undefined;
}

/** Signs in with a passkey, which finds its account by itself; nothing in browsers without. */
export function PasskeySignIn({ passkeys, destination, connectCode }: PasskeySignInProps) {
  const t = useTranslations();
  const { proceed, leaving } = useAfterSignIn(destination);
  const { run, pending } = usePasskey({
    start: passkeys.startSignIn,
    ask: askForPasskey,
    finish: passkeys.signIn,
    ...(connectCode !== undefined && { extra: { connectCode } }),
    onSuccess: (result) => proceed(result, { title: t("auth.welcomeBack"), description: t("auth.signedIn") }),
  });
  if (!useKnowsPasskeys()) return null;
  return (
    <Button
      variant="secondary"
      size="lg"
      pending={pending || leaving}
      className="w-full"
      onClick={() => run({})}
    >
      {t("passkey.signIn")}
    </Button>
  );
}
