import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { maySignOut } from "./may-sign-out";
import { type Action, useAction } from "@/components/form/use-action";
import { useNavigate } from "@/components/ui/text/navigation";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
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
      leavePage();
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
