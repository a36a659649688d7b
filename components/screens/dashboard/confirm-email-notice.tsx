"use client";

import { useTranslations } from "next-intl";
import { rememberInCookie } from "@/components/providers/remember";
import { useStore } from "@/components/providers/use-store";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { ButtonLink } from "@/components/ui/text/button-link";
import { Listeners } from "@/lib/browser/listeners";
import { CONFIRM_LATER } from "@/lib/shared/kept";
import { paths } from "@/lib/shared/paths/paths";

const WEEK = 7 * 24 * 60 * 60;
const changes = new Listeners();

/** Shows the address that nobody has confirmed, so that a typo is seen; "Later" puts it off for a week in this browser. */
export function ConfirmEmailNotice({ userId, email }: { userId: string; email: string }) {
  const t = useTranslations("dashboard.confirmEmail");
  // A page that this browser has kept may be older.
  const isPutOff = useStore(
    changes.subscribe,
    () => document.cookie.includes(`${CONFIRM_LATER}=${userId}`),
    false,
  );
  if (isPutOff) return null;
  const putOff = () => {
    rememberInCookie(CONFIRM_LATER, userId, WEEK);
    changes.notify();
  };
  return (
    <Alert tone="info" title={t("title", { email })} className="mt-4">
      <p>{t("body")}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href={paths.settings()} variant="secondary">
          {t("confirm")}
        </ButtonLink>
        <Button variant="ghost" onClick={putOff}>
          {t("later")}
        </Button>
      </div>
    </Alert>
  );
}
