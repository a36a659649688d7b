import { useTranslations } from "next-intl";
import { useState } from "react";
import { GuideStep, type StepState } from "./guide-step";
import { firstName } from "@/components/project-model/people";
import { useTasks } from "@/components/project-model/use-tasks";
import { useWorkspace } from "@/components/project-model/workspace";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";
import { focusIfLost } from "@/components/ui/focus/focus";
import { askForDialog } from "@/lib/browser/page/asked-dialog";

const NewTaskDialog = onDemand(() => import("@/components/tasks/folder/new-task-dialog"));

export function TaskStep({ state }: { state: StepState }) {
  const t = useTranslations("guide");
  const [adding, setAdding] = useState(false);
  const [returned, setReturned] = useState(false);
  const close = () => {
    setAdding(false);
    setReturned(true);
  };
  return (
    <>
      <GuideStep
        state={state}
        title={t("task")}
        hint={t("taskHint")}
        result={<FirstTask takesFocus={returned && !adding} />}
      >
        <Button
          variant={state === "current" ? "soft" : "secondary"}
          className="mt-3"
          onFocus={NewTaskDialog.preload}
          onClick={() => setAdding(true)}
        >
          {t("addTask")}
        </Button>
      </GuideStep>
      {adding && <NewTaskDialog onClose={close} />}
    </>
  );
}

/** Opens the first task. Takes the focus of the button that it replaces. */
function FirstTask({ takesFocus }: { takesFocus: boolean }) {
  const t = useTranslations("guide");
  const { project, openFolder } = useWorkspace();
  const [first] = useTasks(project.id).data ?? [];
  if (!first) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-my-2.5 -mr-3 max-w-[50%] px-3 text-[0.9375rem] text-blue lg:mr-0"
      {...(takesFocus && { ref: focusIfLost })}
      aria-label={t("openTask", { name: first.name })}
      onClick={() => openFolder(first.id)}
    >
      <span className="truncate">{first.name}</span>
    </Button>
  );
}

/** Gives tasks to the person who joined last, as long as nobody has any. */
export function AssignStep({ state }: { state: StepState }) {
  const t = useTranslations("guide");
  const { project } = useWorkspace();
  const newest = project.members.findLast(({ role }) => role === "worker");
  if (!newest || state === "done") return <GuideStep state={state} title={t("giveTasks")} hint="" />;
  const name = firstName(newest.user.name);
  return (
    <GuideStep state={state} title={t("give", { name })} hint={t("giveHint", { name })}>
      <Button
        variant={state === "current" ? "soft" : "secondary"}
        className="mt-3"
        onClick={() => askForDialog(project.id, { tasksOf: newest.userId })}
      >
        {t("chooseTasks")}
      </Button>
    </GuideStep>
  );
}
