"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MemberBadges, OfficeBadge } from "./member-badges";
import { useCan } from "@/components/project-model/use-can";
import { Avatar } from "@/components/ui/display/avatar";
import { Button } from "@/components/ui/input/button";
import type { MemberView, OfficePersonView } from "@/lib/projects/view";

interface MemberRowProps {
  member: MemberView;
  isSelf: boolean;
  onRemove: () => void;
}

export function MemberRow({ member, isSelf, onRemove }: MemberRowProps) {
  const t = useTranslations("project");
  const mayRemove = useCan("member:remove", { isSelf }) && member.role === "worker";
  return (
    <Row user={member.user} isSelf={isSelf} tone={member.role} badges={<MemberBadges member={member} />}>
      {mayRemove && (
        <Button
          variant="secondary"
          className="px-3.5 text-[0.9375rem]"
          aria-label={isSelf ? t("leaveProject") : t("removeNamed", { name: member.user.name })}
          onClick={onRemove}
        >
          {isSelf ? t("leave") : t("remove")}
        </Button>
      )}
    </Row>
  );
}

/** The owner or an admin without a membership row, who cannot be removed. */
export function OfficeRow({ person, isSelf }: { person: OfficePersonView; isSelf: boolean }) {
  const tone = person.role === "owner" ? "owner" : "worker";
  return <Row user={person.user} isSelf={isSelf} tone={tone} badges={<OfficeBadge role={person.role} />} />;
}

interface RowProps {
  user: OfficePersonView["user"];
  isSelf: boolean;
  tone: "owner" | "worker";
  badges: ReactNode;
  children?: ReactNode;
}

function Row({ user, isSelf, tone, badges, children }: RowProps) {
  const t = useTranslations("project");
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <Avatar name={user.name} tone={tone} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-bold wrap-anywhere">
          {user.name}
          {isSelf && <span className="font-normal text-muted"> ({t("you")})</span>}
        </p>
        {user.email && <p className="text-sm wrap-anywhere text-muted">{user.email}</p>}
        <div className="mt-1.5">{badges}</div>
      </div>
      {children}
    </li>
  );
}
