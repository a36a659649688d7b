import { Camera } from "lucide-react";
import { useTranslations } from "next-intl";
import { DaysLeft, useDue } from "@/components/project-model/days-left";
import { Tick, UndoTick } from "@/components/tasks/subtask/subtask-tick";
import { useTickOf } from "@/components/tasks/subtask/use-tick";
import { translatableSubtask } from "@/components/translation/translatable";
import { useTranslated } from "@/components/translation/use-translated";
import { ButtonLink } from "@/components/ui/text/button-link";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";
import type { DueSubtaskView } from "@/lib/tasks/view";

interface DueRowsProps {
  userId: string;
  /** Those that this phone has not sent as ticked, the earliest first. */
  subtasks: DueSubtaskView[];
  /** Announces a text to screen readers. */
  onSay: (text: string) => void;
}

/** The subtasks that are due, each with its tick; one that asks for a photo is opened for it. */
export default function DueRows({ subtasks, ...props }: DueRowsProps) {
  return subtasks.map((subtask) => <DueRow key={subtask.id} subtask={subtask} {...props} />);
}

interface DueRowProps extends Pick<DueRowsProps, "userId" | "onSay"> {
  subtask: DueSubtaskView;
}

function DueRow({ userId, subtask, onSay }: DueRowProps) {
  const t = useTranslations("dashboard");
  const { id, parentTaskId, taskName, projectId, projectName, dueDate, asksPhoto } = subtask;
  const { text, lang } = useTranslated(translatableSubtask(subtask));
  const written = () => ({ projectId, projectName, placeName: taskName });
  const tick = useTickOf({ ...subtask, name: text }, { userId, written, say: onSay });
  const due = useDue({ dueDate, status: "active" });
  return (
    <li className={cn("relative flex min-h-18 items-center gap-3.5 px-4 py-2", tick.sendsAt && "bg-ok-soft")}>
      {asksPhoto ? (
        <span className="grid size-9 shrink-0 place-items-center rounded-[10px] bg-sunk text-muted">
          <Camera aria-hidden className="size-4.5" />
        </span>
      ) : (
        <span className="-mx-1.5 lg:mr-[-4px] lg:ml-1">
          <Tick name={text} tick={tick} onPress={tick.complete} />
        </span>
      )}
      <div className="min-w-0 flex-1 leading-snug">
        <p
          className={cn("line-clamp-2 font-bold wrap-anywhere", tick.sendsAt && "line-through decoration-1")}
          {...(lang && { lang })}
        >
          {text}
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm wrap-anywhere text-muted">
          {tick.sendsAt ? t("doneNow") : due && <DaysLeft due={due} />}
          <span>{`${projectName}, ${taskName}`}</span>
        </p>
      </div>
      {tick.sendsAt ? (
        <UndoTick name={text} tick={tick} sendsAt={tick.sendsAt} />
      ) : (
        <ButtonLink
          href={paths.project(projectId, { folder: parentTaskId, subtask: id })}
          aria-label={t("openNamed", { project: text })}
          variant="secondary"
          size="sm"
          className="shrink-0 px-3.5 lg:min-h-10"
        >
          {t("open")}
        </ButtonLink>
      )}
    </li>
  );
}
