import TriangleAlert from "lucide-react/icons/triangle-alert";
import { getTranslations } from "next-intl/server";
import { SwitchAccount } from "./switch-account-lazily";
import type { Action } from "@/components/form/use-action";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";

interface WrongAccountNoticeProps {
  token: string;
  /** The invited address, and the signed-in one. */
  email: string;
  current: string;
  logOut: Action<Record<string, never>, void>;
}

/** Says why the reader cannot accept, and offers to switch accounts. */
export async function WrongAccountNotice({ token, email, current, logOut }: WrongAccountNoticeProps) {
  const t = await getTranslations();
  return (
    <section
      aria-labelledby="stranger-notice"
      className="mt-6 flex gap-3 rounded-card bg-accent-soft px-4 py-4 sm:px-5"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5.5 shrink-0 text-accent-text" />
      <div className="min-w-0">
        <h2 id="stranger-notice" className="title-section">
          {t("acceptInvitation.strangerTitle")}
        </h2>
        <p className="mt-1 wrap-anywhere">{t("acceptInvitation.strangerBody", { email, current })}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <SwitchAccount
            next={paths.auth({ next: paths.acceptAdminInvitation(token), tab: "sign-up" })}
            logOut={logOut}
            texts={{
              label: t("acceptInvitation.switchAccount"),
              pending: t("acceptInvitation.switching"),
              failed: t("nav.logoutFailed"),
              offline: t("nav.logoutFailedHint"),
              unexpected: t("acceptInvitation.unexpected"),
            }}
          />
          <Link href={paths.dashboard()} className={buttonVariants({ variant: "secondary" })}>
            {t("acceptInvitation.cancel")}
          </Link>
        </div>
      </div>
    </section>
  );
}
