import { use, useEffect, useSyncExternalStore } from "react";
import { Logo } from "./logo";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { isPageOutdated, reloadPage, subscribeToOutdatedPage } from "@/lib/browser/page/outdated-page";

interface ErrorScreenProps {
  error: unknown;
  retry: () => void;
}

/** Replaces a page that failed: what happened, a retry (or a reload, if the page is older than the server) and a link home. */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const texts = use(FailureTextsContext);
  // Its code was gone: it would fail again.
  const outdated = useSyncExternalStore(subscribeToOutdatedPage, isPageOutdated, () => false);
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
