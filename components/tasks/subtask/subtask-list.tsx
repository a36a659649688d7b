import { useTranslations } from "next-intl";
import { type RefObject, use, useEffect, useLayoutEffect, useRef } from "react";
import { SubtaskRow, type SubtaskRowProps } from "./subtask-row";
import { useSubtasks } from "@/components/project-model/use-tasks";
import { ReaderContext } from "@/components/providers/reader-context";
import { LoadingRegion } from "@/components/shell/loading-region";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { rowOf, useKeepFocus } from "@/components/tasks/use-keep-focus";
import { isForeign, storedIn, translatableSubtask } from "@/components/translation/translatable";
import { TranslationLine } from "@/components/translation/translation-line";
import { useTranslated } from "@/components/translation/use-translated";
import { Skeleton } from "@/components/ui/display/skeleton";
import { useSaid } from "@/components/ui/text/use-said";
import { cn } from "@/lib/shared/utils";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";

const NewSubtaskField = onDemand(() => import("./new-subtask-field"));

interface SubtaskListProps extends Pick<SubtaskRowProps, "openId" | "onOpen"> {
  task: TaskView;
  /** Shows the field for a new subtask; called when it closes. */
  onAddingEnd?: () => void;
}

/**
 * A task's subtasks, the completed ones in a list of their own. On desktops it scrolls above 12 rem until one of them is open; on
 * phones only the page scrolls.
 */
export function SubtaskList({ task, openId, onOpen, onAddingEnd }: SubtaskListProps) {
  const t = useTranslations("tasks");
  const query = useSubtasks(task.id);
  const subtasks = query.data;
  const list = useRef<HTMLDivElement>(null);
  const [said, say] = useSaid();
  const keepFocus = useKeepFocus(list);
  const open = useKeepInView(list, openId, onOpen);
  if (!subtasks) return query.isError ? <LoadFailure of={query} /> : <Loading rows={task.subtaskCount} />;
  const row = { openId, onOpen: open, onSay: say };
  const toDo = subtasks.filter(({ isCompleted }) => !isCompleted);
  const done = subtasks.filter(({ isCompleted }) => isCompleted);
  return (
    <div ref={list} {...keepFocus} className="border-y border-line lg:border-t-0">
      {/* Wider than the list, so that what sticks out to the left or right is not clipped; focus rings are drawn inside. */}
      <div className={cn("lg:-mx-3 lg:px-3", !openId && scrollerClasses)}>
        {toDo.length > 0 && (
          <ul aria-label={t("subtasks")} className="divide-y divide-line">
            {toDo.map((subtask) => (
              <SubtaskRow key={subtask.id} subtask={subtask} {...row} />
            ))}
          </ul>
        )}
        {onAddingEnd && <NewSubtaskField taskId={task.id} onClose={onAddingEnd} />}
        {done.length > 0 && (
          <ul
            aria-label={t("completedSubtasks")}
            className="divide-y divide-line not-first:border-t not-first:border-line"
          >
            {done.map((subtask) => (
              <SubtaskRow key={subtask.id} subtask={subtask} {...row} />
            ))}
          </ul>
        )}
      </div>
      <SubtasksLine subtasks={subtasks} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** Says whether a task's subtasks are translated: one line for all of them. */
function SubtasksLine({ subtasks }: { subtasks: readonly SubtaskView[] }) {
  const { locale } = use(ReaderContext);
  const foreign = subtasks.filter((subtask) => isForeign(subtask, locale));
  const first = foreign.find((subtask) => storedIn(subtask, locale)) ?? foreign[0];
  return first && <Line subtask={first} />;
}

function Line({ subtask }: { subtask: SubtaskView }) {
  const translated = useTranslated(translatableSubtask(subtask));
  if (!translated.isTranslatable) return null;
  return (
    <div className="border-t border-line px-4 lg:px-0">
      <TranslationLine translated={translated} />
    </div>
  );
}

const scrollerClasses =
  "lg:max-h-48 lg:overflow-y-auto lg:overscroll-contain lg:[&_:focus-visible]:-outline-offset-3";

/**
 * Opening a subtask closes the open one. If that was above, the pressed row would scroll out of view. The one that a link opens
 * comes into view once the page is there.
 */
function useKeepInView(
  list: RefObject<HTMLElement | null>,
  openId: string | null,
  onOpen: (id: string | null) => void,
) {
  const pressed = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!openId || pressed.current !== openId) return;
    pressed.current = null;
    rowOf(list.current, openId)?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [list, openId]);
  const linked = useRef(openId);
  useEffect(() => {
    const row = linked.current && rowOf(list.current, linked.current)?.firstElementChild;
    if (!row) return;
    linked.current = null;
    // On Back and reload, the browser restores the scroll position.
    requestAnimationFrame(() => {
      if (scrollY === 0 && row.getBoundingClientRect().bottom > 0.8 * innerHeight)
        row.scrollIntoView({ block: "center" });
    });
  });
  return (id: string | null) => {
    pressed.current = id;
    onOpen(id);
  };
}

/** A skeleton in the size of the list. */
function Loading({ rows }: { rows: number }) {
  return (
    <LoadingRegion aria-busy="true" className="divide-y divide-line border-y border-line lg:border-t-0">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex min-h-13 items-center gap-3 px-4 lg:min-h-11 lg:px-0">
          <Skeleton className="size-6" />
          <Skeleton className="h-4.5 w-36" />
        </div>
      ))}
    </LoadingRegion>
  );
}
