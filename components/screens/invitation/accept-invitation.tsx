"use client";

import LoaderCircle from "lucide-react/icons/loader-circle";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { attempt } from "@/components/form/attempt";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast-store";
import type { ActionResult } from "@/lib/http/action-result";
import { focusHeading } from "./focus-heading";

/** Milliseconds until whoever accepted is led on (platform.txt 9). */
const REDIRECT_AFTER_MS = 2000;

/** Refusals after which the page has something else to show than it did. */
const STALE_CODES = new Set(["conflict", "gone", "not_found", "forbidden", "unauthenticated"]);

interface AcceptInvitationProps {
  token: string;
  action: (input: { token: string }) => Promise<ActionResult<{ businessId: string }>>;
  texts: Record<"accept" | "accepting" | "done" | "failed" | "offline" | "internal", string>;
  /** What the reader decides about. */
  children: ReactNode;
  /** Leads away without an answer. */
  cancel: ReactNode;
  /** Takes the place of it all once accepted, with a link to where the reader is led anyway. */
  accepted: ReactNode;
  redirectTo: string;
}

/** Takes the answer to an invitation. Words and links come as properties: a public page is without the code that makes them. */
export function AcceptInvitation({
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
      {problem !== null && (
        <p role="alert" className="mt-7 max-w-160 rounded-button bg-danger-soft px-4 py-3 text-danger">
          {problem}
        </p>
      )}
      <div className="mt-7 flex flex-wrap gap-3">
        <button
          type="button"
          className={`${buttonVariants({ size: "lg" })} max-sm:flex-1 sm:min-w-48`}
          onClick={accept}
          {...(pending && { "aria-disabled": true, "aria-busy": true })}
        >
          {pending && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
          {pending ? texts.accepting : texts.accept}
        </button>
        {cancel}
      </div>
    </>
  );
}

function useAccept({ token, action, texts }: Pick<AcceptInvitationProps, "token" | "action" | "texts">) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState(false);

  const send = async () => {
    const result = await attempt(action, { token }, texts);
    setProblem(result.ok ? null : result.error.message);
    setDone(result.ok);
    if (result.ok) {
      toast({ title: texts.done });
      return;
    }
    toast({ title: texts.failed, description: result.error.message, variant: "destructive" });
    if (STALE_CODES.has(result.error.code)) router.refresh();
  };
  const accept = () => {
    if (!pending) startTransition(send);
  };
  return { accept, pending, problem, done };
}

/** Says that it worked, and leads on unless the reader is faster. */
function Accepted({ redirectTo, children }: { redirectTo: string; children: ReactNode }) {
  const router = useRouter();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusHeading(outcome.current);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      router.replace(redirectTo);
    }, REDIRECT_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [router, redirectTo]);
  return <div ref={outcome}>{children}</div>;
}
