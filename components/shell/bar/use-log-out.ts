import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Action, useAction } from "@/components/form/use-action";
import { maySignOut } from "@/components/providers/sign-out-guard";
import { useNavigate } from "@/components/ui/text/navigation";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import { badgeIcon } from "@/lib/browser/install";
import { leavePage } from "@/lib/browser/page/page-session";
import { announceSession } from "@/lib/browser/tabs/session-channel";
import { paths } from "@/lib/shared/paths/paths";

export type LogOutAction = Action<Record<string, never>, void>;

/** Ends the session, clears the cache, and goes to the sign-in page. */
export function useLogOut(action: LogOutAction) {
  const t = useTranslations("nav");
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { run, pending } = useAction(action, {
    texts: { offline: t("logoutFailedHint"), unexpected: t("logoutFailedHint") },
    onSuccess: () => {
      announceSession(null);
      badgeIcon(0);
      leavePage();
      // Its answer clears the browser's cache of recordings and photos.
      void fetch(paths.sessionEnded(), { redirect: "manual" }).catch(() => undefined);
      queries.clear();
      toast({ title: t("signedOut"), description: t("signedOutHint") });
      navigate(paths.auth(), { replace: true });
    },
    onError: toastFailure(t("logoutFailed")),
  });
  return {
    run: () => {
      void maySignOut().then((may) => {
        if (may) run({});
      });
    },
    pending,
  };
}
