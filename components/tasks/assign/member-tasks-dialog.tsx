import { useTranslations } from "next-intl";
import { AssignForm, AssignSheet, type Choice } from "./assign-sheet";
import { firstName } from "@/components/project-model/people";
import { useAssignments, useTasks } from "@/components/project-model/use-tasks";
import { useWorkspace } from "@/components/project-model/workspace";
import { translatableTask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import type { AssignmentView, TaskView } from "@/lib/tasks/view";

/** All tasks that a member of the project has; managers give and take them. */
export default function MemberTasksDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useTranslations("tasks");
  const { project } = useWorkspace();
  const tasks = useTasks(project.id);
  const assignments = useAssignments(project.id);
  const choices = useChoices(userId, tasks.data, assignments.data);
  const member = project.members.find((one) => one.userId === userId);
  if (!member) return null;
  const name = firstName(member.user.name);
  const labelOf = (given: number, taken: number) => {
    if (taken === 0) return t("giveTasks", { name, count: given });
    if (given === 0) return t("takeTasks", { name, count: taken });
    return t("giveAndTake", { name, given, taken });
  };
  return (
    <AssignSheet
      title={t("tasksOf", { name: member.user.name })}
      description={t("seesChosen", { name })}
      queries={[tasks, assignments]}
      onClose={onClose}
    >
      {choices?.length === 0 && <p className="text-muted">{t("emptyOwner")}</p>}
      {choices && choices.length > 0 && (
        <AssignForm
          choices={choices}
          all={t("allTasks", { count: choices.length })}
          labelOf={labelOf}
          onDone={onClose}
        />
      )}
    </AssignSheet>
  );
}

function useChoices(
  userId: string,
  tasks: TaskView[] | undefined,
  assignments: AssignmentView[] | undefined,
): Choice[] | undefined {
  const nameOf = useShownName();
  const hintOf = useHint(userId);
  if (!tasks || !assignments) return undefined;
  return tasks.map((task) => {
    const here = assignments.filter(({ taskId }) => taskId === task.id);
    return {
      key: task.id,
      name: nameOf(translatableTask(task)),
      hint: hintOf(task, here),
      assignment: { taskId: task.id, subtaskId: null, userId },
      isAssigned: here.some((one) => one.userId === userId && one.subtaskId === null),
    };
  });
}

/** "5 items, with Mateo": the others who are on the task. */
function useHint(userId: string) {
  const t = useTranslations("tasks");
  const { members } = useWorkspace().project;
  return ({ subtaskCount }: TaskView, here: AssignmentView[]) => {
    const names = members
      .filter((one) => one.userId !== userId && here.some((each) => each.userId === one.userId))
      .map(({ user }) => firstName(user.name));
    const people = names.length > 0 ? t("withPeople", { names: names.join(", ") }) : t("onNobody");
    return subtaskCount > 0 ? `${t("items", { count: subtaskCount })}, ${people}` : people;
  };
}
