"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SignInAgain, type SignInAgainAction } from "./sign-in-again";
import { UnsentTexts } from "./unsent-texts";
import { Button } from "@/components/ui/input/button";
import { buttonVariants } from "@/components/ui/input/button-variants";
import type { Ending } from "@/lib/browser/page/page-ending";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

export interface EndedPageActionsProps {
  ending: Ending;
  /** Whether there are unsent items. */
  waiting: boolean;
  user: { id: string; name: string; email: string };
  signIn: SignInAgainAction;
  supportEmail: string;
  unsent: ReactNode;
}

const secondary = cn(buttonVariants({ variant: "secondary", size: "lg" }), "w-full text-base");

/**
 * How to continue from a page that has ended. Its links load the page in full, since the data in memory may be another user's.
 */
export function EndedPageActions({
  ending,
  waiting,
  user,
  signIn,
  supportEmail,
  unsent,
}: EndedPageActionsProps) {
  const t = useTranslations("session");
  switch (ending.reason) {
    case "signedOut":
      return (
        <div className="mt-7 grid gap-3">
          <SignInAgain action={signIn} user={user} label={waiting ? t("signInAndSend") : t("signIn")} />
          <a href={paths.auth({ next: here() })} className={secondary}>
            {t("otherAccount")}
          </a>
        </div>
      );
    case "otherUser":
      return (
        <div className="mt-7 grid gap-3">
          <SignInAgain
            action={signIn}
            user={user}
            label={waiting ? t("signInToSend", { name: user.name }) : t("signInAs", { name: user.name })}
          />
          <Button
            variant="secondary"
            size="lg"
            className="text-base"
            onClick={() => window.location.reload()}
          >
            {t("continueAs", { other: ending.name })}
          </Button>
        </div>
      );
    case "suspended":
      return (
        <div className="mt-7 grid gap-6">
          <a href={`mailto:${supportEmail}`} className={cn(buttonVariants({ size: "lg" }))}>
            {t("contact", { email: supportEmail })}
          </a>
          <UnsentTexts />
          {unsent}
        </div>
      );
    case "removed":
      return (
        <div className="mt-7 grid gap-6">
          <a href={paths.dashboard()} className={cn(buttonVariants({ size: "lg" }))}>
            {t("toDashboard")}
          </a>
          <UnsentTexts />
          {unsent}
        </div>
      );
  }
}

function here(): string {
  return window.location.pathname + window.location.search;
}
