import { type Action, useAction } from "@/components/form/use-action";
import { maySignOut } from "@/components/providers/sign-out-guard";
import { Spinner } from "@/components/ui/display/spinner";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { toast } from "@/components/ui/toast/toast-store";
import { badgeIcon } from "@/lib/browser/install";
import { leavePage } from "@/lib/browser/page/page-session";
import { announceSession } from "@/lib/browser/tabs/session-channel";
import { paths } from "@/lib/shared/paths/paths";

interface SwitchAccountProps {
  /** The address of the sign-in page, which returns here. */
  next: string;
  logOut: Action<Record<string, never>, void>;
  variant?: "link";
  texts: Record<"label" | "pending" | "failed" | "offline" | "unexpected", string>;
}

/** Signs out as the menu does, and goes to the sign-in page. */
export default function SwitchAccount({ next, logOut, variant, texts }: SwitchAccountProps) {
  const { run, pending } = useAction(logOut, {
    texts,
    onSuccess: () => {
      announceSession(null);
      badgeIcon(0);
      leavePage();
      void fetch(paths.sessionEnded(), { redirect: "manual", keepalive: true }).catch(() => undefined);
      // A full load clears the first account's data from memory.
      window.location.assign(next);
    },
    onError: ({ message }) => toast({ title: texts.failed, description: message, variant: "destructive" }),
  });
  return (
    <button
      type="button"
      className={buttonVariants(variant && { variant, size: "inline" })}
      onClick={() => void maySignOut().then((may) => may && run({}))}
      {...(pending && { "aria-disabled": true, "aria-busy": true })}
    >
      {pending && <Spinner className="size-5" />}
      {pending ? texts.pending : texts.label}
    </button>
  );
}
