"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { focusHeading } from "./focus-on-change";
import { type Action, useAction } from "@/components/form/use-action";
import { Spinner } from "@/components/ui/display/spinner";
import { toast } from "@/components/ui/toast/toast-store";

/** Milliseconds from accepting to the redirect. */
const REDIRECT_AFTER_MS = 2000;

/** Error codes that mean that the page is stale. */
const STALE_CODES = new Set(["conflict", "gone", "not_found", "forbidden", "unauthenticated", "other_user"]);

interface AcceptInvitationProps {
  token: string;
  action: Action<{ token: string }, { businessId: string }>;
  texts: Record<"accept" | "accepting" | "done" | "failed" | "offline" | "unexpected", string>;
  buttonClass: string;
  /** What the reader decides about. */
  children: ReactNode;
  /** A link to leave without answering. */
  cancel: ReactNode;
  /** Replaces everything once accepted, with a link to the redirect's destination. */
  accepted: ReactNode;
  redirectTo: string;
}

/** Accepts an invitation. Texts, classes and links are props, so that public pages need not load the code for them. */
export function AcceptInvitation({
  buttonClass,
  children,
  cancel,
  accepted,
  redirectTo,
  ...asked
}: AcceptInvitationProps) {
  const { texts } = asked;
  const { accept, pending, problem, done } = useAccept(asked);
  if (done) return <Accepted redirectTo={redirectTo}>{accepted}</Accepted>;
  return (
    <>
      {children}
      {problem !== undefined && (
        <p role="alert" className="mt-7 max-w-160 rounded-button bg-danger-soft px-4 py-3 text-danger">
          {problem}
        </p>
      )}
      <div className="mt-7 flex flex-wrap gap-3">
        <button
          type="button"
          className={`${buttonClass} max-sm:flex-1 sm:min-w-48`}
          onClick={accept}
          {...(pending && { "aria-disabled": true, "aria-busy": true })}
        >
          {pending && <Spinner className="size-5" />}
          {pending ? texts.accepting : texts.accept}
        </button>
        {cancel}
      </div>
    </>
  );
}

function useAccept({ token, action, texts }: Pick<AcceptInvitationProps, "token" | "action" | "texts">) {
  const router = useRouter();
  const [done, setDone] = useState(false);
  const { run, pending, error } = useAction(action, {
    texts,
    onSuccess: () => {
      setDone(true);
      toast({ title: texts.done });
    },
    onError: ({ code, message }) => {
      toast({ title: texts.failed, description: message, variant: "destructive" });
      if (STALE_CODES.has(code)) router.refresh();
    },
  });
  const accept = () => run({ token });
  return { accept, pending, problem: error?.message, done };
}

/** The confirmation, which redirects after a moment. */
function Accepted({ redirectTo, children }: { redirectTo: string; children: ReactNode }) {
  const router = useRouter();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusHeading(outcome.current);
    const timer = setTimeout(() => router.replace(redirectTo), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [router, redirectTo]);
  return <div ref={outcome}>{children}</div>;
}
