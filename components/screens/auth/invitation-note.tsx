import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/display/avatar";
import type { OpenInvitation } from "@/lib/projects/view";

/** Above the forms: the project to join, after its invitation. */
export async function InvitationNote({ invitation }: { invitation: OpenInvitation }) {
  const t = await getTranslations("invitation");
  const { projectName, businessName, inviterName } = invitation;
  const bold = (words: ReactNode) => <b className="text-ink">{words}</b>;
  return (
    <section
      aria-label={t("label")}
      className="mb-6 flex items-center gap-3 rounded-card bg-accent-soft px-4 py-3"
    >
      <Avatar name={inviterName} tone="owner" className="size-10 bg-bg" />
      <div className="min-w-0 leading-snug wrap-anywhere">
        <p className="text-sm text-balance text-muted">
          {t.rich("from", { inviter: inviterName, business: businessName, b: bold })}
        </p>
        <p className="text-lg font-head">{projectName}</p>
      </div>
    </section>
  );
}
