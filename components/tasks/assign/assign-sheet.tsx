import { type QueryKey, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { useAction } from "@/components/form/use-action";
import { useWorkspace } from "@/components/project-model/workspace";
import { LoadingRows } from "@/components/shell/loading-region";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Button } from "@/components/ui/input/button";
import { Checkbox } from "@/components/ui/input/checkbox";
import { Sheet } from "@/components/ui/overlay/dialog";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import type { ProjectDetailView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";
import type { AssignmentView } from "@/lib/tasks/view";

/** One thing to tick: that a person is on a task. */
export interface Choice {
  key: string;
  name: string;
  hint: string;
  assignment: AssignmentView;
  /** Whether it is so on the server. */
  isAssigned: boolean;
}

interface AssignSheetProps {
  title: string;
  description?: string;
  /** The lists that it shows. */
  queries: UseQueryResult[];
  onClose: () => void;
  /** Shown once they have loaded. */
  children: ReactNode;
}

/** Who is assigned to what, once that has loaded. */
export function AssignSheet({ title, description, queries, onClose, children }: AssignSheetProps) {
  const failed = queries.find(({ error, data }) => error && data === undefined);
  return (
    <Sheet onClose={onClose} title={title} description={description}>
      {failed && <LoadFailure of={failed} />}
      {queries.every(({ data }) => data !== undefined)
        ? children
        : !failed && <LoadingRows count={3} className="mb-2 h-14" />}
    </Sheet>
  );
}

interface AssignFormProps {
  choices: Choice[];
  /** Names the row that ticks all of them. */
  all: string;
  /** What the button does: assigns `given`, unassigns `taken`. */
  labelOf: (given: number, taken: number) => string;
  onDone: () => void;
}

/** Ticks for assignments, and one button that saves them and says what it will do. */
export function AssignForm({ choices, all, labelOf, onDone }: AssignFormProps) {
  const t = useTranslations("tasks");
  // Only what the reader has touched: the rest follows what others change.
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const { change, pending } = useChangeAssignments(onDone);
  const isTicked = ({ key, isAssigned }: Choice) => ticks[key] ?? isAssigned;
  const tick = (ticked: Choice[], isOn: boolean) =>
    setTicks({ ...ticks, ...Object.fromEntries(ticked.map(({ key }) => [key, isOn])) });
  const changed = choices.filter((choice) => isTicked(choice) !== choice.isAssigned);
  const assign = changed.filter(isTicked);
  const unassign = changed.filter((choice) => !isTicked(choice));
  const save = () => {
    const of = (some: Choice[]) => some.map(({ assignment }) => assignment);
    change({ assign: of(assign), unassign: of(unassign) });
  };
  return (
    <>
      {/* Room for focus rings, which it would clip. */}
      <ul className="-mx-2 max-h-[min(27rem,50dvh)] divide-y divide-line overflow-y-auto overscroll-contain px-2">
        {choices.length > 1 && (
          <Tick
            name={all}
            hint={t("oneByOne")}
            isOn={choices.every(isTicked)}
            onTick={(isOn) => tick(choices, isOn)}
          />
        )}
        {choices.map((choice) => (
          <Tick
            key={choice.key}
            name={choice.name}
            hint={choice.hint}
            isOn={isTicked(choice)}
            onTick={(isOn) => tick([choice], isOn)}
          />
        ))}
      </ul>
      <Button className="mt-4 w-full" disabled={changed.length === 0} pending={pending} onClick={save}>
        {changed.length === 0 ? t("noChange") : labelOf(assign.length, unassign.length)}
      </Button>
    </>
  );
}

interface Change {
  assign: AssignmentView[];
  unassign: AssignmentView[];
  isUndo?: boolean;
}

/** Assigns and unassigns people at once, then calls `onDone`. The toast that says so undoes it. */
function useChangeAssignments(onDone: () => void) {
  const t = useTranslations("tasks");
  const { project, actions } = useWorkspace();
  const client = useQueryClient();
  const sent = useRef<Change>({ assign: [], unassign: [] });
  const titleOf = ({ assign, unassign, isUndo }: Change) => {
    if (isUndo) return t("assignmentsUndone");
    if (assign.length + unassign.length > 1) return t("assignmentsSaved");
    return assign.length === 1 ? t("memberAssigned") : t("memberRemoved");
  };
  const { run, pending } = useAction(actions.changeAssignments, {
    onSuccess: () => {
      const { assign, unassign, isUndo = false } = sent.current;
      // Once for all of them: the event of each would read the project again.
      for (const queryKey of keysOfAssignments(project.id)) void client.invalidateQueries({ queryKey });
      const undo = () => change({ assign: unassign, unassign: assign, isUndo: true });
      toast({
        title: titleOf(sent.current),
        description: namesOf([...assign, ...unassign], project),
        ...(!isUndo && { action: { label: t("undo"), onPress: undo } }),
      });
      if (!isUndo) onDone();
    },
    onError: toastFailure(t("assignFailed")),
  });
  const change = (next: Change) => {
    sent.current = next;
    run({ id: project.id, assign: next.assign, unassign: next.unassign });
  };
  return { change, pending };
}

/** Whom a change was about, each once, in the order of the members. */
function namesOf(changes: AssignmentView[], { members }: Pick<ProjectDetailView, "members">): string {
  const ids = new Set(changes.map(({ userId }) => userId));
  return members
    .filter(({ userId }) => ids.has(userId))
    .map(({ user }) => user.name)
    .join(", ");
}

function keysOfAssignments(projectId: string): QueryKey[] {
  const shown = [queryKeys.project(projectId), queryKeys.tasks(projectId)];
  return [...shown, queryKeys.allSubtasks(), queryKeys.allAssignees()];
}

interface TickProps {
  name: string;
  hint: string;
  isOn: boolean;
  onTick: (isOn: boolean) => void;
}

function Tick({ name, hint, isOn, onTick }: TickProps) {
  return (
    <li>
      <label className="grid min-h-16 cursor-pointer grid-cols-[auto_1fr] content-center items-center gap-x-3 py-2 leading-snug">
        <Checkbox
          className="row-span-2"
          checked={isOn}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <span className="min-w-0 font-bold wrap-anywhere">{name}</span>
        <span className="min-w-0 text-sm wrap-anywhere text-muted">{hint}</span>
      </label>
    </li>
  );
}
