import CircleAlert from "lucide-react/icons/circle-alert";
import UserPlus from "lucide-react/icons/user-plus";
import { getTranslations } from "next-intl/server";
import type { Invitation } from "@/lib/projects/view";
import { cn } from "@/lib/utils";

/** Above the form of signing in: what the invitation leads to, or why it no longer works. */
export async function InvitationNote({
  invitation,
  className,
}: {
  invitation: Invitation;
  className?: string;
}) {
  const t = await getTranslations("landing.join");
  if (invitation.state !== "valid") {
    const reasons = { used: t("used"), expired: t("expired"), unknown: t("unknown") };
    return (
      <div role="status" className={cn(frame, "bg-danger-soft", className)}>
        <CircleAlert aria-hidden className="mt-0.5 size-5.5 shrink-0 text-danger" />
        <p>
          <b className="text-danger">{t("deadTitle")}</b> {reasons[invitation.state]}
        </p>
      </div>
    );
  }
  const { projectName, businessName, inviterName } = invitation;
  return (
    <section aria-labelledby="invitation-title" className={cn(frame, "bg-accent-soft", className)}>
      <UserPlus aria-hidden className="mt-0.5 size-5.5 shrink-0 text-accent-text" />
      <div className="min-w-0">
        <h2 id="invitation-title" className="title-section wrap-anywhere">
          {t("title", { project: projectName })}
        </h2>
        <p className="mt-1 wrap-anywhere">{t("body", { inviter: inviterName, business: businessName })}</p>
      </div>
    </section>
  );
}

const frame = "flex gap-3 rounded-card px-4 py-3.5";
