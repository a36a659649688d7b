import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { InvitationDetailView } from "@/lib/businesses/view";
import { AdminPermissions } from "./admin-permissions";
import { InvitationFacts } from "./invitation-facts";

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
