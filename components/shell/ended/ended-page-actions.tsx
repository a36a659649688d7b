import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { SignInAgain, type SignInAgainAction } from "./sign-in-again";
import { Button } from "@/components/ui/input/button";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { CopyButton } from "@/components/ui/input/copy-button";
import type { Ending } from "@/lib/browser/page/page-ending";
import { paths } from "@/lib/shared/paths/paths";
import { trimmed } from "@/lib/shared/trimmed";
import { cn } from "@/lib/shared/utils";

export interface EndedPageActionsProps {
  ending: Ending;
  /** Whether there are unsent items. */
  waiting: boolean;
  user: { id: string; name: string; email: string };
  signIn: SignInAgainAction;
  supportEmail: string;
  /** The user's unsent items on this phone. */
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
  const wayOut = (href: string, label: string) => (
    <div className="mt-7 grid gap-6">
      <a href={href} className={cn(buttonVariants({ size: "lg" }))}>
        {label}
      </a>
      <UnsentTexts />
      {unsent}
    </div>
  );
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
      return wayOut(`mailto:${supportEmail}`, t("contact", { email: supportEmail }));
    case "removed":
      return wayOut(paths.dashboard(), t("toDashboard"));
  }
}

/** What was typed into the covered page's fields, to copy: it can no longer be sent from here. */
function UnsentTexts() {
  const t = useTranslations("session");
  const [texts, setTexts] = useState<string[]>([]);
  useEffect(() => {
    // A text that was in flight returns to its field shortly after the refusal.
    const look = () => setTexts(typedTexts());
    look();
    const observer = new MutationObserver(look);
    for (const main of document.querySelectorAll("main"))
      observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="unsent" className="border-t border-line pt-6">
      <h2 id="unsent" className="title-section">
        {t("unsent")}
      </h2>
      {texts.map((text) => (
        <div key={text} className="mt-3 rounded-card bg-sunk p-4">
          <p className="whitespace-pre-line">{text}</p>
          <CopyButton value={text} label={t("copy")} copiedLabel={t("copied")} className="mt-3" />
        </div>
      ))}
    </section>
  );
}

function typedTexts(): string[] {
  const values = [...document.querySelectorAll("textarea")].map(({ value }) => trimmed(value));
  return [...new Set(values)].filter((value) => value !== "");
}

function here(): string {
  return window.location.pathname + window.location.search;
}
