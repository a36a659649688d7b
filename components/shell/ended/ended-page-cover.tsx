import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { EndedPageActions, type EndedPageActionsProps } from "./ended-page-actions";
import { Logo } from "@/components/shell/logo";
import type { Ending } from "@/lib/browser/page/page-ending";

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
