"use client";

// Both in the file that every page has anyway: the error pages would each load a copy of the screen.
import { use, useEffect, useEffectEvent } from "react";
import { FailureTextsContext, useFailureTexts } from "@/components/providers/failure-texts";
import { useStore } from "@/components/providers/use-store";
import { Logo } from "@/components/shell/logo";
import { toast } from "@/components/ui/toast/toast-store";
import { watchForMissingCode } from "@/lib/browser/page/missing-code";
import { isPageOutdated, reloadPage, subscribeToOutdatedPage } from "@/lib/browser/page/outdated-page";

/** Says that the page is older than the server, and reloads it at a press, never by itself: something may have been typed. */
export function OutdatedNotice() {
  const { outdatedTitle, outdated, outdatedKept, reload } = useFailureTexts();
  const announce = useEffectEvent(() =>
    toast({
      title: outdatedTitle,
      description: `${outdated} ${outdatedKept}`,
      action: { label: reload, onPress: reloadPage },
      lasting: true,
    }),
  );
  useEffect(() => subscribeToOutdatedPage(announce), []);
  useEffect(watchForMissingCode, []);
  return null;
}

/** Replaces a page that failed: what happened, a retry (or a reload, if the page is older than the server) and a link home. */
export function ErrorScreen({ error, retry }: { error: unknown; retry: () => void }) {
  const texts = use(FailureTextsContext);
  // Its code was gone: it would fail again.
  const outdated = useStore(subscribeToOutdatedPage, isPageOutdated, false);
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div role="alert" className="mx-auto max-w-xl page-edge py-16 lg:py-24">
      <Logo className="-ml-3.5 size-12" />
      <h1 className="mt-4 title-page">{outdated ? texts?.outdatedTitle : texts?.title}</h1>
      <p className="mt-2 text-lg text-muted">{outdated ? texts?.outdated : texts?.body}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={outdated ? reloadPage : retry} className={texts?.retryClass}>
          {outdated ? texts?.reload : texts?.retry}
        </button>
        {/* A full page load, to discard broken client state. */}
        <a href={texts?.homeHref} className={texts?.homeClass}>
          {texts?.home}
        </a>
      </div>
    </div>
  );
}
