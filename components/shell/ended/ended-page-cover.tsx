import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Logo } from "@/components/shell/logo";
import { Button } from "@/components/ui/input/button";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { CopyButton } from "@/components/ui/input/copy-button";
import { Section } from "@/components/ui/text/section";
import { api } from "@/lib/browser/api-client";
import { type Ending, resumePage } from "@/lib/browser/page/page-ending";
import { announceSession } from "@/lib/browser/tabs/session-channel";
import { apiPath } from "@/lib/shared/paths/api-path";
import { paths } from "@/lib/shared/paths/paths";
import { trimmed } from "@/lib/shared/trimmed";
import { cn } from "@/lib/shared/utils";

/** Covers a page that has ended: says what happened and how to continue. */
export default function EndedPageCover({ ending, user, ...props }: EndedPageActionsProps) {
  const texts = useTexts(ending, user.name);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = () => {
    // Chromium closes it on a second Escape, even if `cancel` was prevented.
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  useEffect(() => {
    show();
    for (const clip of document.querySelectorAll("audio")) clip.pause();
    heading.current?.focus();
  }, [ending.reason]);
  // In the body, since an open dialog hides the page's own elements from screen readers.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby="page-ended"
      className="pointer-events-auto fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto bg-bg text-ink"
      onCancel={(event) => event.preventDefault()}
      onClose={show}
    >
      <div className="mx-auto max-w-md page-edge py-14 wrap-anywhere lg:py-24">
        <Logo className="-ml-3.5 size-12" />
        <h1 id="page-ended" ref={heading} tabIndex={-1} className="mt-4 title-page outline-none">
          {texts.title}
        </h1>
        <p className="mt-2 text-lg text-muted">{texts.body}</p>
        <EndedPageActions ending={ending} user={user} {...props} />
      </div>
    </dialog>,
    document.body,
  );
}

function useTexts(ending: Ending, name: string): { title: string; body: string } {
  const t = useTranslations("session");
  switch (ending.reason) {
    case "signedOut":
      return { title: t("signedOutTitle"), body: t("signedOutBody", { name }) };
    case "otherUser":
      return {
        title: t("otherTitle", { other: ending.name }),
        body: t("otherBody", { name, other: ending.name }),
      };
    case "suspended":
      return { title: t("suspendedTitle"), body: t("suspendedBody") };
    case "removed":
      return { title: t("removedTitle"), body: t("removedBody") };
  }
}

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
function EndedPageActions({ ending, waiting, user, signIn, supportEmail, unsent }: EndedPageActionsProps) {
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
    <Section title={t("unsent")} className="border-t border-line pt-6">
      {texts.map((text) => (
        <div key={text} className="mt-3 rounded-card bg-sunk p-4">
          <p className="whitespace-pre-line">{text}</p>
          <CopyButton value={text} label={t("copy")} copiedLabel={t("copied")} className="mt-3" />
        </div>
      ))}
    </Section>
  );
}

function typedTexts(): string[] {
  const values = [...document.querySelectorAll("textarea")].map(({ value }) => trimmed(value));
  return [...new Set(values)].filter((value) => value !== "");
}

function here(): string {
  return window.location.pathname + window.location.search;
}

type SignInAgainAction = FormAction<{ id: string; name: string }>;

interface SignInAgainProps {
  action: SignInAgainAction;
  user: { id: string; name: string; email: string };
  label: string;
}

/**
 * Signs the page's user in again without leaving the page; unsent items are then sent. Who has no password does it in another tab,
 * which announces them; a provider announces nobody, so a tab that is shown again asks the server.
 */
function SignInAgain({ action, user, label }: SignInAgainProps) {
  const t = useTranslations("session");
  const queries = useQueryClient();
  const { formProps, pending, error, field } = useActionForm(action, {
    keepAs: null,
    asVisitor: true,
    onSuccess: ({ id, name }) => {
      announceSession({ id, name });
      resumePage();
      void queries.invalidateQueries();
    },
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== "visible") return;
      void api.get(apiPath("user"), { waitsForSignIn: false }).then(resumePage, () => undefined);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return (
    <form {...formProps} className="grid gap-5">
      <FormError error={error} />
      {/* Tells password managers which account it is: the page's. */}
      <input type="hidden" name="email" autoComplete="username" value={user.email} readOnly />
      <PasswordField {...field("password")} label={t("password", { email: user.email })} enterKeyHint="go" />
      <SubmitButton pending={pending}>{label}</SubmitButton>
      <a
        href={paths.auth({ next: here(), as: user.id })}
        target="_blank"
        className={cn(buttonVariants({ variant: "link", size: "inline" }), "justify-self-start")}
      >
        {t("otherWay")}
      </a>
    </form>
  );
}
