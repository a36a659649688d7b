import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useNow, useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { CodeCard } from "./code-card";
import { GuideStep, type StepState } from "./guide-step";
import { useGuide } from "./use-guide";
import { useAction } from "@/components/form/use-action";
import { connectCodes, useIssueCode } from "@/components/join/use-issue-code";
import { shownSteps } from "@/components/project-model/guide";
import { firstName } from "@/components/project-model/people";
import { PlanText } from "@/components/project-model/plan-text";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useTasks } from "@/components/project-model/use-tasks";
import { useWorkspace } from "@/components/project-model/workspace";
import { useBusinesses } from "@/components/providers/use-projects";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { focusIfLost } from "@/components/ui/focus/focus";
import { Button } from "@/components/ui/input/button";
import { toastFailure } from "@/components/ui/toast/toast-store";
import { askForDialog } from "@/lib/browser/page/asked-dialog";
import type { ConnectCodeView, GuideView } from "@/lib/projects/view";
import { cn } from "@/lib/shared/utils";

/**
 * Guides a manager through the first steps of a new project, until all are done or somebody hides it. Vertical on phones,
 * horizontal on desktops to leave room for the tasks.
 */
export function FirstProjectGuide() {
  const guide = useGuide();
  return guide && <Guide guide={guide} />;
}

function Guide({ guide }: { guide: GuideView }) {
  const t = useTranslations("guide");
  const steps = shownSteps(guide);
  const open = steps.filter(([, isDone]) => !isDone).map(([step]) => step);
  const stateOf = (step: keyof GuideView) => (guide[step] ? "done" : step === open[0] ? "current" : "open");
  return (
    <section
      aria-labelledby="guide-title"
      className="relative mx-auto w-full max-w-7xl page-edge pt-4 lg:shrink-0 lg:border-b lg:border-line lg:pb-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 lg:justify-start">
        <h2 id="guide-title" className="min-w-0 title-section-lg">
          {t("title")}
        </h2>
        <p className="shrink-0 text-sm font-strong text-muted">
          {t("done", { done: steps.length - open.length, total: steps.length })}
        </p>
      </div>
      <Plan />
      <ol className={cn(lineClasses, steps.length === 3 ? "lg:grid-cols-[1fr_1.6fr_1fr]" : "lg:grid-cols-4")}>
        <TaskStep state={stateOf("hasTask")} />
        <InviteStep state={stateOf("hasCrew")} />
        {guide.hasCrew && <AssignStep state={stateOf("hasAssigned")} />}
        <UpdateStep state={stateOf("hasUpdate")} />
      </ol>
      <HideButton />
    </section>
  );
}

/** Milliseconds between checks for an expired code. */
const TICK = 30_000;

function InviteStep({ state }: { state: StepState }) {
  const t = useTranslations("guide");
  const { project, actions } = useWorkspace();
  const code = useValidCode(project.id);
  const [issued, setIssued] = useState(false);
  const { issue, pending } = useIssueCode(project.id, actions.issueCode, () => setIssued(true));
  const [first] = project.members.filter(({ role }) => role === "worker");
  return (
    <GuideStep
      state={state}
      title={t("invite")}
      hint={code ? t("thisCodeHint") : t("inviteHint")}
      result={
        <span className="min-w-0 truncate text-[0.9375rem] text-muted lg:pr-3">{first?.user.name}</span>
      }
    >
      {code ? (
        <CodeCard code={code} takesFocus={issued} />
      ) : (
        <StepButton state={state} pending={pending} onClick={() => issue()}>
          <KeyRound aria-hidden className="size-5" />
          {t("getCode")}
        </StepButton>
      )}
    </GuideStep>
  );
}

/** The newest code that is still valid. */
function useValidCode(projectId: string): ConnectCodeView | undefined {
  const now = useNow({ updateInterval: TICK });
  const { data: codes } = useQuery(connectCodes(projectId));
  return codes?.find(({ usedAt, expiresAt }) => usedAt === null && new Date(expiresAt) > now);
}

const lineClasses =
  "relative mt-3.5 pl-7.5 before:absolute before:top-3 before:bottom-0 before:left-[9px] before:w-0.5 before:bg-line lg:grid lg:gap-x-8 lg:pl-0 lg:before:top-3 lg:before:right-0 lg:before:bottom-auto lg:before:left-0 lg:before:h-0.5 lg:before:w-auto";

/** Which business pays for the project, and that it is free for the crew. */
function Plan() {
  const t = useTranslations("guide");
  const { businessId } = useWorkspace().project;
  const business = useBusinesses().data?.find(({ id }) => id === businessId);
  if (!business) return null;
  return (
    <p className="mt-1 text-sm wrap-anywhere text-muted">
      {t.rich("plan", {
        business: business.name,
        b: (chunks) => <b className="font-strong text-ink">{chunks}</b>,
        plan: () => <PlanText business={business} />,
      })}
    </p>
  );
}

function HideButton() {
  const t = useTranslations("guide");
  const { project, actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  const { run, pending } = useAction(actions.endGuide, {
    onSuccess: () => applyEvent({ type: "project.guide-ended", projectId: project.id, entityId: project.id }),
    onError: toastFailure(t("hideFailed")),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={pending}
      className="-mt-0.5 ml-4 px-3.5 text-sm lg:absolute lg:top-2 lg:right-5"
      onClick={() => run({ id: project.id })}
    >
      {t("hide")}
    </Button>
  );
}

const LetCrewPost = onDemand(() => import("@/components/join/let-crew-post"));

/** Says what to write: the field is in the dock, or behind the header's button. Asks to let the crew post as long as it may not. */
export function UpdateStep({ state }: { state: StepState }) {
  const t = useTranslations("guide");
  const { project, actions } = useWorkspace();
  const [answered, setAnswered] = useState(false);
  const asks = answered || project.updatePermission !== "all_contributors";
  return (
    <GuideStep state={state} title={t("update")} hint={t("updateHint")}>
      {asks && (
        // As high as the question, which is loaded on demand.
        <div className={cn(!answered && "min-h-39")}>
          <LetCrewPost
            projectId={project.id}
            setUpdatePermission={actions.setUpdatePermission}
            onAnswered={() => setAnswered(true)}
          />
        </div>
      )}
      <p className="mt-2 rounded-button bg-sunk px-3 py-2 text-[0.9375rem]">
        <span className="block text-sm text-muted">{t("example")}</span>
        {t("exampleText")}
      </p>
    </GuideStep>
  );
}

const NewTaskDialog = onDemand(() => import("@/components/tasks/folder/new-task-dialog"));

function TaskStep({ state }: { state: StepState }) {
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
        <StepButton state={state} onFocus={NewTaskDialog.preload} onClick={() => setAdding(true)}>
          {t("addTask")}
        </StepButton>
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
function AssignStep({ state }: { state: StepState }) {
  const t = useTranslations("guide");
  const { project } = useWorkspace();
  const newest = project.members.findLast(({ role }) => role === "worker");
  if (!newest || state === "done") return <GuideStep state={state} title={t("giveTasks")} hint="" />;
  const name = firstName(newest.user.name);
  return (
    <GuideStep state={state} title={t("give", { name })} hint={t("giveHint", { name })}>
      <StepButton state={state} onClick={() => askForDialog(project.id, { tasksOf: newest.userId })}>
        {t("chooseTasks")}
      </StepButton>
    </GuideStep>
  );
}

interface StepButtonProps extends ComponentProps<typeof Button> {
  state: StepState;
}

function StepButton({ state, ...button }: StepButtonProps) {
  return <Button variant={state === "current" ? "soft" : "secondary"} className="mt-3" {...button} />;
}
