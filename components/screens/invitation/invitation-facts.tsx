import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LocalTime } from "@/components/providers/local-time";
import type { InvitationDetailView } from "@/lib/businesses/view";
import { getFormat } from "@/lib/i18n/get-format";

/** Who invites whom to what, and until when. */
export async function InvitationFacts({ invitation }: { invitation: InvitationDetailView }) {
  const { business, inviter, email, expiresAt } = invitation;
  const [t, format] = await Promise.all([getTranslations("acceptInvitation"), getFormat()]);
  return (
    <section aria-labelledby="invitation-facts" className="rounded-card border border-line bg-surface p-5">
      <h2 id="invitation-facts" className="title-section">
        {t("facts")}
      </h2>
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
    </section>
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
