import { CircleCheck, CircleQuestionMark as CircleHelp } from "lucide-react";
import { useTranslations } from "next-intl";
import { use, useState } from "react";
import AnswerField from "./answer-field";
import { loadApplying, useApplyEvent } from "@/components/project-model/use-apply-event";
import { type Viewer, WorkspaceContext } from "@/components/project-model/workspace";
import { usePlaceName } from "@/components/translation/use-place-name";
import { Button } from "@/components/ui/input/button";
import { useCall } from "@/components/updates/use-call";
import { useWritingIn } from "@/components/updates/entry/written-in";
import { useReason } from "@/components/updates/use-reason";
import { WriteProblem } from "@/components/updates/write-problem";
import { canInProject } from "@/lib/access/policy";
import { bodyOf, send } from "@/lib/browser/api-client";
import type { ProjectView } from "@/lib/projects/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { cn } from "@/lib/shared/utils";
import type { QuestionView, UpdateView } from "@/lib/updates/view";

interface QuestionStateProps {
  question: QuestionView;
  /** What asks, or what the comment is on that asks. */
  update: UpdateView;
  /** Default: the one that is open. */
  project?: Pick<ProjectView, "name">;
  viewer: Pick<Viewer, "id" | "level" | "hasRecordingConsent">;
}

/** Beneath what asks: that it needs an answer, and of whom; or who has answered or settled it. */
export default function QuestionState(props: QuestionStateProps) {
  const { question } = props;
  const t = useTranslations("asking");
  const { state, to, answeredBy, settledBy } = question;
  const isOpen = state === "open";
  const Icon = isOpen ? CircleHelp : CircleCheck;
  const said = {
    open: to ? t("needsAnswerOf", { name: to.name }) : t("needsAnswer"),
    answered: t("answeredBy", { name: answeredBy?.name ?? "" }),
    settled: t("settledBy", { name: settledBy?.name ?? "" }),
  }[state];
  return (
    <div className="mt-2">
      <p
        className={cn(
          "inline-flex max-w-full items-center gap-1.5 rounded-chip px-2.5 py-1 text-sm font-strong wrap-anywhere",
          isOpen ? "bg-accent-soft text-accent-text" : "bg-ok-soft text-ok",
        )}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        {said}
      </p>
      <Ways {...props} />
    </div>
  );
}

/** What the reader may do about an open question; of one that is closed, what they had typed. */
function Ways({ question, update, project, viewer }: QuestionStateProps) {
  const t = useTranslations("asking");
  const { name: projectName } = use(WorkspaceContext)?.project ?? project ?? { name: "" };
  const [isAnswering, setAnswering] = useState(false);
  useWritingIn(update, isAnswering);
  const placeName = usePlaceName()(update);
  const { run, isPending, error } = useSettle(question, update);
  const reasonOf = useReason();
  const mayBe = (permission: "question:answer" | "question:settle", userId: string | undefined) =>
    canInProject(viewer.level, permission, { visible: true, isSelf: userId === viewer.id });
  const mayAnswer = update.withdrawnAt === null && mayBe("question:answer", question.to?.id);
  const maySettle = mayBe("question:settle", question.askerId);
  const { taskId, subtaskId } = update;
  const isOvertaken = question.state !== "open";
  if (isAnswering || isOvertaken)
    return (
      <AnswerField
        userId={viewer.id}
        hasConsent={viewer.hasRecordingConsent}
        to={{ questionId: question.id, updateId: update.id, taskId, subtaskId }}
        written={{ projectId: update.projectId, projectName, placeName }}
        onSent={() => setAnswering(false)}
        isOvertaken={isOvertaken}
      />
    );
  if (!mayAnswer && !maySettle) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-1">
      {mayAnswer && (
        <Button variant="secondary" size="sm" onClick={() => setAnswering(true)}>
          {t("answer")}
        </Button>
      )}
      {maySettle && (
        <Button variant="ghost" size="sm" pending={isPending} onClick={run}>
          {t("settle")}
        </Button>
      )}
      <WriteProblem reason={error === null ? null : reasonOf(error)} />
    </div>
  );
}

function useSettle({ id }: QuestionView, { id: updateId, projectId, taskId, subtaskId }: UpdateView) {
  const applyEvent = useApplyEvent();
  return useCall(async () => {
    const settled = await bodyOf(await send("POST", apiPath("questions", id, "settle")));
    await loadApplying();
    applyEvent({ type: "question.settled", projectId, entityId: id, updateId, taskId, subtaskId }, settled);
  });
}
