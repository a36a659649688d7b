import CalendarX from "lucide-react/icons/calendar-x";
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

/** An invitation that has already been accepted. */
export async function UsedInvitation() {
  const t = await getTranslations("acceptInvitation");
  return (
    <Outcome tone="ok" title={t("usedTitle")} actions={[await toBusinesses()]}>
      {t("usedBody")}
    </Outcome>
  );
}

/** Shown right after accepting. */
export async function AcceptedInvitation({ business }: { business: string }) {
  const t = await getTranslations("acceptInvitation");
  return (
    <Outcome tone="ok" title={t("doneTitle", { business })} actions={[await toBusinesses()]}>
      {t("doneBody")}
    </Outcome>
  );
}

async function toBusinesses() {
  const t = await getTranslations("acceptInvitation");
  return { href: paths.businesses(), label: t("toBusinesses") };
}

async function wayBack(signedIn: boolean) {
  const t = await getTranslations();
  return signedIn
    ? { href: paths.dashboard(), label: t("nav.dashboard") }
    : { href: paths.landing(), label: t("errorPages.home") };
}
