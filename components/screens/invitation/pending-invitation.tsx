import { Check, TriangleAlert } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SwitchAccount } from "@/components/sign-in/switch-account-lazily";
import type { Action } from "@/components/form/use-action";
import { LocalTime } from "@/components/providers/local-time";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import { Section } from "@/components/ui/text/section";
import type { InvitationDetailView } from "@/lib/businesses/view";
import { getFormat } from "@/lib/i18n/get-format";
import { paths } from "@/lib/shared/paths/paths";

interface PendingInvitationProps {
  invitation: InvitationDetailView;
  /** Why the reader cannot accept it. */
  notice?: ReactNode;
}

export async function PendingInvitation({ invitation, notice }: PendingInvitationProps) {
  const t = await getTranslations("acceptInvitation");
  const { business, inviter } = invitation;
  return (
    <>
      <h1 tabIndex={-1} className="title-page outline-none">
        {t("title", { business: business.name })}
      </h1>
      <p className="mt-2 text-lg wrap-anywhere text-muted">{t("lead", { inviter: inviter.name })}</p>
      {notice}
      <div className="mt-7 grid items-start gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <InvitationFacts invitation={invitation} />
        <AdminPermissions />
      </div>
    </>
  );
}

/** What an admin may do, and what only the owner may. */
async function AdminPermissions() {
  const t = await getTranslations("acceptInvitation.permissions");
  return (
    <Section title={t("title")} className="lg:pt-5">
      <ul className="mt-3 grid gap-2.5">
        {[t("projects"), t("members"), t("updates"), t("codes")].map((permission) => (
          <li key={permission} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
            {permission}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-[0.9375rem] text-muted">{t("limits")}</p>
    </Section>
  );
}

/** Who invites whom to what, and until when. */
async function InvitationFacts({ invitation }: { invitation: InvitationDetailView }) {
  const { business, inviter, email, expiresAt } = invitation;
  const [t, format] = await Promise.all([getTranslations("acceptInvitation"), getFormat()]);
  return (
    <Section title={t("facts")} className="rounded-card border border-line bg-surface p-5">
      <dl className="mt-2 divide-y divide-line">
        <Fact label={t("business")}>
          <b>{business.name}</b>
          {business.description && (
            <p className="mt-0.5 line-clamp-6 whitespace-pre-line text-muted">{business.description}</p>
          )}
        </Fact>
        <Fact label={t("inviter")}>{inviter.name}</Fact>
        <Fact label={t("email")}>{email}</Fact>
        <Fact label={t("role")}>{t("admin")}</Fact>
        <Fact label={t("expires")}>
          {t.rich("expiresAt", {
            date: () => <LocalTime at={expiresAt} as="dateTime" />,
            left: format.until(expiresAt),
          })}
        </Fact>
      </dl>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-5 gap-y-0.5 py-2.5 last:pb-0 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/**
 * Links to sign up or in, for visitors; both return to the invitation. Signing up comes first, since the address had no account
 * when it was invited.
 */
export async function SignInChoices({ token, email }: { token: string; email: string }) {
  const t = await getTranslations("acceptInvitation");
  const next = paths.acceptAdminInvitation(token);
  return (
    <Section title={t("visitorTitle", { email })} titleClassName="wrap-anywhere" className="mt-7 max-w-160">
      <p className="mt-1 text-muted">{t("visitorBody")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link
          href={paths.auth({ next, tab: "sign-up" })}
          className={`${buttonVariants({ size: "lg" })} max-sm:grow`}
        >
          {t("createAccount")}
        </Link>
        <Link
          href={paths.auth({ next, tab: "sign-in" })}
          className={`${buttonVariants({ variant: "secondary", size: "lg" })} max-sm:grow`}
        >
          {t("signIn")}
        </Link>
      </div>
    </Section>
  );
}

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
