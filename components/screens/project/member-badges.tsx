"use client";

import HardHat from "lucide-react/icons/hard-hat";
import KeyRound from "lucide-react/icons/key-round";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { MemberView } from "@/lib/projects/view";

/** A member's role: owner or contributor, and admin if they are one of the business. */
export function MemberBadges({ member }: { member: MemberView }) {
  const t = useTranslations("project");
  const owner = member.role === "owner";
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={owner ? "accent" : "blue"} size="sm">
        {owner ? <KeyRound aria-hidden /> : <HardHat aria-hidden />}
        {owner ? t("owner") : t("contributor")}
      </Badge>
      {member.isBusinessAdmin && (
        <Badge size="sm">
          <ShieldCheck aria-hidden />
          {t("admin")}
        </Badge>
      )}
    </span>
  );
}
