import { useTranslations } from "next-intl";
import { AssignForm, AssignSheet } from "./assign-sheet";
import { useCan } from "@/components/project-model/use-can";
import { type TaskOrSubtask, useAssignees } from "@/components/project-model/use-tasks";
import { useWorkspace } from "@/components/project-model/workspace";
import { Avatar } from "@/components/ui/display/avatar";
import { ButtonLink } from "@/components/ui/text/button-link";
import { paths } from "@/lib/shared/paths/paths";

interface AssigneesDialogProps {
  of: TaskOrSubtask;
  onClose: () => void;
}

/** Who works on a task or subtask; managers assign and unassign members of the project. */
export default function AssigneesDialog(props: AssigneesDialogProps) {
  return useCan("task:assign") ? <AssignPeople {...props} /> : <Assignees {...props} />;
}

function AssignPeople({ of, onClose }: AssigneesDialogProps) {
  const t = useTranslations("tasks");
  const { project } = useWorkspace();
  const query = useAssignees(of.kind, of.id);
  const assigned = new Set(query.data?.map(({ userId }) => userId));
  const place = { taskId: of.taskId, subtaskId: of.kind === "subtask" ? of.id : null };
  // In an order that assigning does not change.
  const choices = project.members.map(({ userId, user }) => ({
    key: userId,
    name: user.name,
    hint: user.email,
    assignment: { ...place, userId },
    isAssigned: assigned.has(userId),
  }));
  const labelOf = (given: number, taken: number) => {
    if (taken === 0) return t("assignCount", { count: given });
    if (given === 0) return t("unassignCount", { count: taken });
    return t("assignAndRemove", { given, taken });
  };
  return (
    <AssignSheet title={t("membersOf", { name: of.name })} queries={[query]} onClose={onClose}>
      {query.data && choices.length === 0 && <NobodyYet />}
      {query.data && choices.length > 0 && (
        <AssignForm
          choices={choices}
          all={t("everybody", { count: choices.length })}
          labelOf={labelOf}
          onDone={onClose}
        />
      )}
    </AssignSheet>
  );
}

function NobodyYet() {
  const t = useTranslations("tasks");
  const { project } = useWorkspace();
  return (
    <>
      <p className="text-muted">{t("nobodyYet")}</p>
      <ButtonLink href={paths.businesses({ project: project.id })} className="mt-3 w-full">
        {t("invite")}
      </ButtonLink>
    </>
  );
}

/** For those who cannot assign. */
function Assignees({ of, onClose }: AssigneesDialogProps) {
  const t = useTranslations("tasks");
  const query = useAssignees(of.kind, of.id);
  return (
    <AssignSheet title={t("membersOf", { name: of.name })} queries={[query]} onClose={onClose}>
      {query.data?.length === 0 && <p className="text-muted">{t("nobodyYet")}</p>}
      {query.data && query.data.length > 0 && (
        <ul className="divide-y divide-line">
          {query.data.map(({ userId, user }) => (
            <li key={userId} className="flex items-center gap-3 py-2">
              <Avatar name={user.name} />
              <div className="min-w-0 leading-snug">
                <p className="font-bold wrap-anywhere">{user.name}</p>
                <p className="truncate text-sm text-muted">{user.email}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </AssignSheet>
  );
}
