"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCan } from "@/components/project-model/use-can";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import type { MemberView, ProjectDetailView } from "@/lib/projects/view";
import { MemberBadges } from "./member-badges";
import { RemoveMemberDialog } from "./remove-member-dialog";

interface MembersDialogProps {
  project: ProjectDetailView;
  userId: string;
  onClose: () => void;
}

/** Who is in the project; managers remove contributors, a contributor leaves (workspace.txt 2, "Members dialog"). */
export default function MembersDialog({ project, userId, onClose }: MembersDialogProps) {
  const t = useTranslations("project");
  const common = useTranslations("common");
  const [leaving, setLeaving] = useState<MemberView | null>(null);
  return (
    <>
      <Dialog open onOpenChange={onClose}>
        <DialogContent title={t("members", { count: project.members.length })} closeLabel={common("close")}>
          {project.members.length === 0 && <p className="text-muted">{t("nobodyYet")}</p>}
          <ul className="divide-y divide-line">
            {project.members.map((member) => (
              <MemberRow
                key={member.userId}
                member={member}
                isSelf={member.userId === userId}
                onRemove={() => {
                  setLeaving(member);
                }}
              />
            ))}
          </ul>
        </DialogContent>
      </Dialog>
      {leaving && (
        <RemoveMemberDialog
          project={project}
          member={leaving}
          isSelf={leaving.userId === userId}
          onClose={() => {
            setLeaving(null);
          }}
        />
      )}
    </>
  );
}

interface MemberRowProps {
  member: MemberView;
  isSelf: boolean;
  onRemove: () => void;
}

function MemberRow({ member, isSelf, onRemove }: MemberRowProps) {
  const t = useTranslations("project");
  const mayRemove = useCan("member:remove", { isSelf }) && member.role === "worker";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <Avatar name={member.user.name} tone={member.role} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-bold wrap-anywhere">
          {member.user.name}
          {isSelf && <span className="font-normal text-muted"> ({t("you")})</span>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{member.user.email}</p>
        <div className="mt-1.5">
          <MemberBadges member={member} />
        </div>
      </div>
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
    </li>
  );
}
