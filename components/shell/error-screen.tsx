"use client";

import { use, useEffect } from "react";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { Logo } from "./logo";

interface ErrorScreenProps {
  error: unknown;
  retry: () => void;
}

/** Replaces a page that failed: what happened, a retry and a link home. */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const texts = use(FailureTextsContext);
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div role="alert" className="mx-auto max-w-xl page-edge py-16 lg:py-24">
      <Logo className="-ml-3.5 size-12" />
      <h1 className="mt-4 title-page">{texts?.title}</h1>
      <p className="mt-2 text-lg text-muted">{texts?.body}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={retry} className={texts?.retryClass}>
          {texts?.retry}
        </button>
        {/* A full page load, to discard broken client state. */}
        <a href={texts?.homeHref} className={texts?.homeClass}>
          {texts?.home}
        </a>
      </div>
    </div>
  );
}
