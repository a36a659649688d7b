import { CalendarX } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { LocalTime } from "@/components/providers/local-time";
import { Outcome } from "@/components/ui/display/outcome";
import type { InvitationDetailView } from "@/lib/businesses/view";
import { paths } from "@/lib/shared/paths/paths";

/** An invalid link: mistyped, or of a canceled invitation. */
export async function InvalidInvitation({ signedIn }: { signedIn: boolean }) {
  const t = await getTranslations("acceptInvitation");
  return (
    <Outcome tone="danger" title={t("invalidTitle")} actions={[await wayBack(signedIn)]}>
      {t("invalidBody")}
    </Outcome>
  );
}

export async function ExpiredInvitation({
  invitation: { business, expiresAt },
  signedIn,
}: {
  invitation: InvitationDetailView;
  signedIn: boolean;
}) {
  const t = await getTranslations("acceptInvitation");
  return (
    <Outcome icon={CalendarX} tone="danger" title={t("expiredTitle")} actions={[await wayBack(signedIn)]}>
      {t.rich("expiredBody", {
        business: business.name,
        date: () => <LocalTime at={expiresAt} as="date" />,
      })}
    </Outcome>
  );
}

/** An invitation that has been accepted: right now, to this business, or before. */
export async function AcceptedInvitation({ business }: { business?: string }) {
  const t = await getTranslations("acceptInvitation");
  return (
    <Outcome
      tone="ok"
      title={business === undefined ? t("usedTitle") : t("doneTitle", { business })}
      actions={[{ href: paths.businesses(), label: t("toBusinesses") }]}
    >
      {t(business === undefined ? "usedBody" : "doneBody")}
    </Outcome>
  );
}

async function wayBack(signedIn: boolean) {
  const t = await getTranslations();
  return signedIn
    ? { href: paths.dashboard(), label: t("nav.dashboard") }
    : { href: paths.landing(), label: t("errorPages.home") };
}
