"use client";

import LoaderCircle from "lucide-react/icons/loader-circle";
import { type Action, useAction } from "@/components/form/use-action";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast-store";

interface SwitchAccountProps {
  /** Where to sign in, which leads back. */
  next: string;
  logOut: Action<Record<string, never>, void>;
  texts: Record<"label" | "pending" | "failed" | "offline" | "unexpected", string>;
}

/** Signs out and leads to signing in as somebody else. */
export function SwitchAccount({ next, logOut, texts }: SwitchAccountProps) {
  const { run, pending } = useAction(logOut, {
    texts,
    onSuccess: () => {
      // A full load: nothing of the first account stays in the browser's memory.
      window.location.assign(next);
    },
    onError: ({ message }) => {
      toast({ title: texts.failed, description: message, variant: "destructive" });
    },
  });
  return (
    <button
      type="button"
      className={buttonVariants()}
      onClick={() => {
        run({});
      }}
      {...(pending && { "aria-disabled": true, "aria-busy": true })}
    >
      {pending && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {pending ? texts.pending : texts.label}
    </button>
  );
}
