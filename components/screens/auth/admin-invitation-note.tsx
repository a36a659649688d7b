import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/display/alert";

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
