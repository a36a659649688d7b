"use client";

import HardHat from "lucide-react/icons/hard-hat";
import KeyRound from "lucide-react/icons/key-round";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/display/badge";
import type { MemberView, OfficePersonView } from "@/lib/projects/view";

/** A member's role, and whether they are an admin of the business. */
export function MemberBadges({ member }: { member: MemberView }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {member.role === "owner" ? <OwnerBadge /> : <ContributorBadge />}
      {member.isBusinessAdmin && <AdminBadge />}
    </span>
  );
}

/** The role of somebody who runs the project without a membership row. */
export function OfficeBadge({ role }: Pick<OfficePersonView, "role">) {
  return role === "owner" ? <OwnerBadge /> : <AdminBadge />;
}

function OwnerBadge() {
  const t = useTranslations("project");
  return (
    <Badge tone="accent" size="sm">
      <KeyRound aria-hidden />
      {t("owner")}
    </Badge>
  );
}

function ContributorBadge() {
  const t = useTranslations("project");
  return (
    <Badge tone="blue" size="sm">
      <HardHat aria-hidden />
      {t("contributor")}
    </Badge>
  );
}

function AdminBadge() {
  const t = useTranslations("project");
  return (
    <Badge size="sm">
      <ShieldCheck aria-hidden />
      {t("admin")}
    </Badge>
  );
}
