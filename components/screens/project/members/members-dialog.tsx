import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CrewRow, OfficeRow } from "./member-row";
import ActionDialog from "@/components/form/action-dialog";
import { countMembers } from "@/components/project-model/people";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useCan } from "@/components/project-model/use-can";
import { useWorkspace } from "@/components/project-model/workspace";
import { Sheet } from "@/components/ui/overlay/dialog";
import { ButtonLink } from "@/components/ui/text/button-link";
import { useNavigate } from "@/components/ui/text/navigation";
import { askForDialog } from "@/lib/browser/page/asked-dialog";
import type { MemberView, ProjectDetailView, ProjectView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { queryKeys } from "@/lib/shared/query-keys";

interface MembersDialogProps {
  project: ProjectDetailView;
  userId: string;
  onClose: () => void;
}

/** Who is in the project, and who runs it; managers give contributors tasks and remove them, a contributor can leave. */
export default function MembersDialog({ project, userId, onClose }: MembersDialogProps) {
  const t = useTranslations("project");
  const [leaving, setLeaving] = useState<MemberView | null>(null);
  const onMessage = (member: MemberView) => {
    onClose();
    askForDialog(project.id, { chatWith: member.userId });
  };
  const people = { project, userId, onRemove: setLeaving, onMessage };
  return (
    <>
      <Sheet onClose={onClose} title={t("members", { count: countMembers(project) })}>
        <Crew {...people} />
        <h3 className="mt-5 title-section">{t("fromOffice")}</h3>
        <Office {...people} />
      </Sheet>
      {leaving && (
        <RemoveMemberDialog
          project={project}
          member={leaving}
          isSelf={leaving.userId === userId}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

interface RemoveMemberDialogProps {
  project: Pick<ProjectView, "id" | "name">;
  member: MemberView;
  /** The reader leaves the project: then continues to the dashboard. */
  isSelf: boolean;
  onClose: () => void;
}

function RemoveMemberDialog({ project, member, isSelf, onClose }: RemoveMemberDialogProps) {
  const t = useTranslations("project");
  const navigate = useNavigate();
  const queries = useQueryClient();
  const applyEvent = useApplyEvent();
  const { actions } = useWorkspace();
  const names = { name: member.user.name, project: project.name };
  const showGone = () => {
    if (!isSelf)
      return applyEvent({ type: "member.removed", projectId: project.id, entityId: member.userId });
    // Not through an event, which would refetch a project that the reader can no longer see.
    void queries.invalidateQueries({ queryKey: queryKeys.projects() });
    navigate(paths.dashboard(), { replace: true });
  };
  return (
    <ActionDialog
      action={actions.removeMember}
      input={{ id: project.id, userId: member.userId }}
      onClose={onClose}
      title={isSelf ? t("leaveTitle", names) : t("removeTitle", names)}
      description={isSelf ? t("leaveBody") : t("removeBody", names)}
      confirmLabel={isSelf ? t("leave") : t("remove")}
      done={isSelf ? t("left", names) : t("removed", names)}
      onDone={showGone}
      onGone={showGone}
      failed={t("removeFailed")}
    />
  );
}

interface PeopleProps extends Omit<MembersDialogProps, "onClose"> {
  onRemove: (member: MemberView) => void;
  onMessage: (member: MemberView) => void;
}

/** The members who do not run the project. */
function Crew({ project, userId, onRemove, onMessage }: PeopleProps) {
  const t = useTranslations("project");
  const mayInvite = useCan("project:manage");
  const inOffice = new Set(project.office.map((person) => person.userId));
  const crew = project.members.filter((member) => !inOffice.has(member.userId));
  if (crew.length === 0)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{t("nobodyYet")}</p>
        {mayInvite && <ButtonLink href={paths.businesses({ project: project.id })}>{t("invite")}</ButtonLink>}
      </div>
    );
  return (
    <ul className="divide-y divide-line">
      {crew.map((member) => (
        <CrewRow
          key={member.userId}
          member={member}
          isSelf={member.userId === userId}
          onRemove={() => onRemove(member)}
          onMessage={() => onMessage(member)}
        />
      ))}
    </ul>
  );
}

/** The owner and the admins, with a membership row or without. */
function Office({ project, userId, onRemove }: PeopleProps) {
  const members = new Map(project.members.map((member) => [member.userId, member]));
  return (
    <ul className="divide-y divide-line">
      {project.office.map((person) => {
        const member = members.get(person.userId);
        return (
          <OfficeRow
            key={person.userId}
            person={person}
            member={member}
            isSelf={person.userId === userId}
            onRemove={() => member && onRemove(member)}
          />
        );
      })}
    </ul>
  );
}
