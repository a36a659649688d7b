"use client";

import LoaderCircle from "lucide-react/icons/loader-circle";
import { useTransition } from "react";
import { attempt } from "@/components/form/attempt";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast-store";
import type { ActionResult } from "@/lib/http/action-result";

interface SwitchAccountProps {
  /** Where to sign in, which leads back. */
  next: string;
  logOut: (input: Record<string, never>) => Promise<ActionResult<void>>;
  texts: Record<"label" | "pending" | "failed" | "offline" | "internal", string>;
}

/** Signs out and leads to signing in as somebody else. */
export function SwitchAccount({ next, logOut, texts }: SwitchAccountProps) {
  const [pending, startTransition] = useTransition();
  const send = async () => {
    const result = await attempt(logOut, {}, texts);
    // A full load: nothing of the first account stays in the browser's memory.
    if (result.ok) window.location.assign(next);
    else toast({ title: texts.failed, description: result.error.message, variant: "destructive" });
  };
  return (
    <button
      type="button"
      className={buttonVariants()}
      onClick={() => {
        if (!pending) startTransition(send);
      }}
      {...(pending && { "aria-disabled": true, "aria-busy": true })}
    >
      {pending && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {pending ? texts.pending : texts.label}
    </button>
  );
}
