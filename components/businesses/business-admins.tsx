"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { BusinessView, ManagedAdminView } from "@/lib/businesses/view";
import { AddAdminForm } from "./add-admin-form";
import { AdminRow } from "./admin-row";
import type { BusinessActions } from "./business-actions";

interface BusinessAdminsProps {
  business: BusinessView;
  admins: ManagedAdminView[];
  viewerId: string;
  actions: BusinessActions;
}

/** Who runs the business besides its owner, and a way to add somebody. */
export function BusinessAdmins({ business, admins, viewerId, actions }: BusinessAdminsProps) {
  const t = useTranslations("businesses.admins");
  const isOwner = business.role === "owner";
  const title = useRef<HTMLHeadingElement>(null);
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
              focusNext={() => {
                // Who steps down loses the whole business from the page.
                (admin.userId === viewerId ? document.querySelector("main") : title.current)?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {isOwner && <AddAdminForm businessId={business.id} action={actions.addAdmin} />}
    </div>
  );
}
