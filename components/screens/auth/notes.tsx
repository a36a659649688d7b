import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/display/alert";
import { Avatar } from "@/components/ui/display/avatar";
import type { OpenInvitation } from "@/lib/projects/view";
import type { ProviderProblem } from "@/lib/shared/paths/paths";

interface SessionEndedNoteProps {
  ended: "suspended" | "ended";
  supportEmail: string;
}

/** Above the forms: why the reader was signed out, and what they can do. */
export async function SessionEndedNote({ ended, supportEmail }: SessionEndedNoteProps) {
  const t = await getTranslations();
  if (ended === "ended")
    return (
      <Alert tone="info" className="mb-6">
        {t("auth.sessionEnded")}
      </Alert>
    );
  return (
    <Alert tone="danger" className="mb-6 wrap-anywhere">
      {t("errors.suspended")}{" "}
      <a href={`mailto:${supportEmail}`} className="font-strong underline underline-offset-3">
        {supportEmail}
      </a>
    </Alert>
  );
}

/** Above the forms: the project to join, after its invitation. */
export async function InvitationNote({ invitation }: { invitation: OpenInvitation }) {
  const t = await getTranslations("invitation");
  const { project, business, invitedBy } = invitation;
  const bold = (words: ReactNode) => <b className="text-ink">{words}</b>;
  return (
    <section
      aria-label={t("label")}
      className="mb-6 flex items-center gap-3 rounded-card bg-accent-soft px-4 py-3"
    >
      <Avatar name={invitedBy.name} userRole="owner" className="size-10 bg-bg" />
      <div className="min-w-0 leading-snug wrap-anywhere">
        <p className="text-sm text-balance text-muted">
          {t.rich("from", { inviter: invitedBy.name, business: business.name, b: bold })}
        </p>
        <p className="text-lg font-head">{project.name}</p>
      </div>
    </section>
  );
}

interface AdminInvitationNoteProps {
  invitation: { email: string; business: { name: string }; inviter: { name: string } };
}

/** Above the forms: the business that invites an admin, and the invited address. */
export async function AdminInvitationNote({ invitation }: AdminInvitationNoteProps) {
  const t = await getTranslations("invitation");
  const { email, business, inviter } = invitation;
  const bold = (words: ReactNode) => <b>{words}</b>;
  return (
    <Alert tone="info" className="mb-6 wrap-anywhere">
      {t.rich("admin", { inviter: inviter.name, business: business.name, email, b: bold })}
    </Alert>
  );
}

/** Above the forms: why signing in at a provider did not work. */
export async function ProviderProblemNote({ problem }: { problem: ProviderProblem }) {
  const t = await getTranslations("auth.problems");
  return (
    <Alert tone="danger" className="mb-6">
      {t(problem)}
    </Alert>
  );
}
