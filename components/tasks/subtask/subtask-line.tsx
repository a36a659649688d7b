import { ChevronDown, SquareCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { usePendingTicks } from "./pending-ticks";
import { translatableSubtask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import { CountBadge } from "@/components/ui/display/count-badge";
import { cn } from "@/lib/shared/utils";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";

/** More subtasks than this are drawn as one bar. */
const MOST_SEGMENTS = 12;

export interface SubtaskLineProps {
  task: TaskView;
  /** Undefined until they have loaded. */
  subtasks: SubtaskView[] | undefined;
  isOpen: boolean;
  /** The id of the element that it expands. */
  controls: string;
  onToggle: () => void;
  /** A button before the chevron. */
  children: ReactNode;
}

/** "2 of 6 done": a task's progress in subtasks, and the new updates in them; a press expands them in place. */
export function SubtaskLine({ task, subtasks, isOpen, controls, onToggle, children }: SubtaskLineProps) {
  const t = useTranslations("tasks");
  const updates = useTranslations("updates");
  const { done, total, next } = useCounts(task, subtasks);
  const nameOf = useShownName();
  const newCount = task.totalNewCount - task.newUpdatesCount;
  return (
    <div className="relative px-4 lg:border-y lg:border-line lg:px-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={controls}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-button text-left text-[0.9375rem] hover:text-blue"
        onClick={onToggle}
      >
        <SquareCheck aria-hidden className="mx-px size-5 shrink-0 text-ok" />
        {/* Shrinks only where the segments cannot. */}
        <span className="min-w-0 shrink-[0.01] font-strong">{t("doneOf", { done, total })}</span>
        <Segments done={done} total={total} />
        <CountBadge count={newCount} label={updates("newCount", { count: newCount })} />
        {next && !isOpen && (
          <span className="min-w-0 truncate text-muted max-lg:hidden">
            {t("next", { name: nameOf(translatableSubtask(next)) })}
          </span>
        )}
        <span className="flex-1" />
        {/* As wide as the button on top of it. */}
        {children && <span aria-hidden className="w-22 shrink-0" />}
        <ChevronDown
          aria-hidden
          className={cn(
            "size-5.5 shrink-0 transition-transform duration-150",
            isOpen && "[transform:rotate(180deg)]",
          )}
        />
      </button>
      {children && <div className="absolute top-0 right-12 lg:right-8">{children}</div>}
    </div>
  );
}

/** A tick counts immediately, even while it can be undone. */
function useCounts(task: TaskView, subtasks: SubtaskView[] | undefined) {
  const ticks = usePendingTicks();
  const open = subtasks?.filter(({ id, isCompleted }) => !isCompleted && !ticks.has(id));
  if (!subtasks || !open) return { done: task.completedSubtaskCount, total: task.subtaskCount };
  return { done: subtasks.length - open.length, total: subtasks.length, next: open[0] };
}

function Segments({ done, total }: { done: number; total: number }) {
  if (total > MOST_SEGMENTS)
    return (
      <span aria-hidden className="h-1.5 max-w-25 min-w-0 flex-1 overflow-hidden rounded-full bg-edge/50">
        <span
          className="block h-full rounded-full bg-ok"
          style={{ width: `${String((100 * done) / total)}%` }}
        />
      </span>
    );
  return (
    <span aria-hidden className="flex min-w-0 gap-0.75">
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          className={cn("h-1.5 w-3.5 min-w-0.5 rounded-full", index < done ? "bg-ok" : "bg-edge/50")}
        />
      ))}
    </span>
  );
}
