import CalendarX from "lucide-react/icons/calendar-x";
import CircleCheck from "lucide-react/icons/circle-check";
import Unlink from "lucide-react/icons/unlink";
import { getTranslations } from "next-intl/server";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import type { InvitationDetailView } from "@/lib/businesses/view";
import { getFormat } from "@/lib/i18n/get-format";
import { paths } from "@/lib/paths";
import { InvitationOutcome } from "./invitation-outcome";

/** A link that opens nothing: mistyped, or of an invitation that was cancelled. */
export async function InvalidInvitation({ signedIn }: { signedIn: boolean }) {
  const t = await getTranslations("acceptInvitation");
  return (
    <InvitationOutcome
      icon={Unlink}
      tone="danger"
      title={t("invalidTitle")}
      actions={<WayBack signedIn={signedIn} />}
    >
      {t("invalidBody")}
    </InvitationOutcome>
  );
}

/** An invitation whose seven days are over. */
export async function ExpiredInvitation({
  invitation: { business, expiresAt },
  signedIn,
}: {
  invitation: InvitationDetailView;
  signedIn: boolean;
}) {
  const [t, format] = await Promise.all([getTranslations("acceptInvitation"), getFormat()]);
  return (
    <InvitationOutcome
      icon={CalendarX}
      tone="danger"
      title={t("expiredTitle")}
      actions={<WayBack signedIn={signedIn} />}
    >
      {t("expiredBody", { business: business.name, date: format.date(expiresAt) })}
    </InvitationOutcome>
  );
}

/** An invitation that somebody said yes to before. */
export async function UsedInvitation() {
  const t = await getTranslations("acceptInvitation");
  return (
    <InvitationOutcome icon={CircleCheck} tone="ok" title={t("usedTitle")} actions={<ToBusinesses />}>
      {t("usedBody")}
    </InvitationOutcome>
  );
}

/** What the reader sees who has just accepted. */
export async function AcceptedInvitation({ business }: { business: string }) {
  const t = await getTranslations("acceptInvitation");
  return (
    <InvitationOutcome
      icon={CircleCheck}
      tone="ok"
      title={t("doneTitle", { business })}
      actions={<ToBusinesses />}
    >
      {t("doneBody")}
    </InvitationOutcome>
  );
}

async function ToBusinesses() {
  const t = await getTranslations("acceptInvitation");
  return (
    <Link href={paths.businesses()} className={buttonVariants()}>
      {t("toBusinesses")}
    </Link>
  );
}

async function WayBack({ signedIn }: { signedIn: boolean }) {
  const t = await getTranslations();
  return (
    <Link href={signedIn ? paths.dashboard() : paths.landing()} className={buttonVariants()}>
      {signedIn ? t("nav.dashboard") : t("errorPages.home")}
    </Link>
  );
}
