"use client";

import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import type { GuideView } from "@/lib/projects/view";
import { InviteStep } from "./invite-step";
import { TaskStep } from "./task-step";
import { UpdateStep } from "./update-step";
import { useGuide } from "./use-guide";

/** Leads a manager through the first steps of a new project, until all are done or somebody hides it. */
export function FirstProjectGuide() {
  const guide = useGuide();
  return guide && <Guide guide={guide} />;
}

function Guide({ guide }: { guide: GuideView }) {
  const t = useTranslations("guide");
  const done = [guide.hasTask, guide.hasCrew, guide.hasUpdate];
  const count = done.filter(Boolean).length;
  const stateOf = (step: number) => (done[step] ? "done" : step === done.indexOf(false) ? "current" : "open");
  return (
    <section
      aria-labelledby="guide-title"
      className="mx-auto w-full max-w-7xl page-edge pt-5 pb-2 lg:max-h-[55%] lg:shrink-0 lg:overflow-y-auto lg:border-b lg:border-line lg:pt-4 lg:*:max-w-[60ch]"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="guide-title" className="title-section-lg">
          {t("title")}
        </h2>
        <p className="shrink-0 text-sm font-strong text-muted">{t("done", { done: count, total: 3 })}</p>
      </div>
      <ol className="relative mt-4 pl-7.5 before:absolute before:top-3 before:bottom-0 before:left-[9px] before:w-0.5 before:bg-line">
        <TaskStep state={stateOf(0)} />
        <InviteStep state={stateOf(1)} />
        <UpdateStep state={stateOf(2)} />
      </ol>
      <HideButton />
    </section>
  );
}

function HideButton() {
  const t = useTranslations("guide");
  const { project, actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  const { run, pending } = useAction(actions.endGuide, {
    onSuccess: () => {
      applyEvent({ type: "project.guide-ended", projectId: project.id, entityId: project.id });
    },
    onError: ({ message }) => {
      toast({ title: t("hideFailed"), description: message, variant: "destructive" });
    },
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={pending}
      className="mt-1 ml-4 px-3.5 text-sm"
      onClick={() => {
        run({ id: project.id });
      }}
    >
      {t("hide")}
    </Button>
  );
}
