import { useTranslations } from "next-intl";
import { useRef } from "react";
import { AddAdminForm } from "./add-admin-form";
import { AdminRow } from "./admin-row";
import type { BusinessActions } from "./business-actions";
import { PendingInvitations } from "./pending-invitations";
import { canInBusiness } from "@/lib/access/policy";
import type { BusinessView, InvitationView, ManagedAdminView } from "@/lib/businesses/view";

interface BusinessAdminsProps {
  business: BusinessView;
  admins: ManagedAdminView[];
  invitations: InvitationView[];
  viewerId: string;
  actions: BusinessActions;
}

/** The admins of the business, the open invitations, and the form to add an admin. */
export function BusinessAdmins({ business, admins, invitations, viewerId, actions }: BusinessAdminsProps) {
  const t = useTranslations("businesses.admins");
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => {
    title.current?.focus();
  };
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 ref={title} tabIndex={-1} className="title-section outline-none">
        {t("title")}
      </h3>
      {admins.length === 0 ? (
        <p className="mt-1.5 max-w-[52ch] text-muted">{t("none")}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {admins.map((admin) => (
            <AdminRow
              key={admin.userId}
              business={business}
              admin={admin}
              isSelf={admin.userId === viewerId}
              removeAdmin={actions.removeAdmin}
              // After the reader steps down as admin, the whole business is gone from the page.
              focusNext={admin.userId === viewerId ? focusMain : focusTitle}
            />
          ))}
        </ul>
      )}
      <PendingInvitations
        business={business}
        invitations={invitations}
        cancelInvitation={actions.cancelInvitation}
        focusNext={focusTitle}
      />
      {canInBusiness(business.role, "admin:invite") && <AddAdminForm business={business} actions={actions} />}
    </div>
  );
}

function focusMain(): void {
  document.querySelector("main")?.focus();
}
