"use client";

import { useTranslations } from "next-intl";
import { GuideStep, type StepState } from "./guide-step";
import { firstName } from "@/components/project-model/people";
import { useWorkspace } from "@/components/project-model/workspace";
import { Button } from "@/components/ui/input/button";
import { askForDialog } from "@/lib/browser/page/asked-dialog";

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
        onClick={() => {
          askForDialog(project.id, { tasksOf: newest.userId });
        }}
      >
        {t("chooseTasks")}
      </Button>
    </GuideStep>
  );
}
