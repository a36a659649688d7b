import { Draggable } from "@hello-pangea/dnd";
import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { DragHandle } from "./drag-handle";
import { InlineField } from "./inline-field";
import { MoveButtons } from "./move-buttons";
import {
  editSubtask,
  type FolderDraft,
  type ProposalDraft,
  removeSubtask,
  type SubtaskDraft,
} from "@/components/kickoff/draft";
import { Button } from "@/components/ui/input/button";
import { Checkbox } from "@/components/ui/input/checkbox";
import { cn } from "@/lib/shared/utils";

export interface SubtaskEditorProps {
  draft: ProposalDraft;
  folder: FolderDraft;
  subtask: SubtaskDraft;
  index: number;
  isWrong: boolean;
  isReordering: boolean;
  isNew: boolean;
  /** Adds another one below. */
  onNext: () => void;
  onDraft: (draft: ProposalDraft) => void;
}

/** A subtask: whether it is done already, and its name. */
export function SubtaskEditor(props: SubtaskEditorProps) {
  const { draft, folder, subtask, index, isWrong, isReordering, isNew, onNext, onDraft } = props;
  const t = useTranslations("kickoff");
  const { key, name, isCompleted } = subtask;
  return (
    <Draggable draggableId={key} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }) => (
        <li ref={innerRef} {...draggableProps} className="group flex items-center bg-bg lg:bg-surface">
          <DragHandle
            handle={dragHandleProps}
            label={t("moveSubtask", { name })}
            className="w-6 justify-center lg:w-12 lg:justify-end lg:pr-1"
            dots={cn(
              isReordering
                ? undefined
                : "opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-lg:hidden",
            )}
          />
          <label className="grid h-11 w-10 shrink-0 place-items-center lg:h-10">
            <Checkbox
              checked={isCompleted}
              onChange={({ target }) =>
                onDraft(editSubtask(draft, folder, { key, isCompleted: target.checked }))
              }
            />
            <span className="sr-only">{t("isDone", { name })}</span>
          </label>
          <InlineField
            label={t("subtaskName", { number: index + 1 })}
            className={cn(isCompleted && "text-muted line-through")}
            isWrong={isWrong}
            isNew={isNew}
            onNext={onNext}
            value={name}
            onValue={(text) => onDraft(editSubtask(draft, folder, { key, name: text }))}
          />
          {isReordering ? (
            <MoveButtons
              draft={draft}
              name={name}
              onDraft={onDraft}
              at={{ list: folder.key, index }}
              count={folder.subtasks.length}
            />
          ) : (
            <Button
              variant="ghost"
              size="iconSm"
              className="max-lg:-mr-2.5 lg:size-10"
              onClick={() => onDraft(removeSubtask(draft, folder, key))}
            >
              <X aria-hidden className="size-5" />
              <span className="sr-only">{t("removeSubtask", { name })}</span>
            </Button>
          )}
        </li>
      )}
    </Draggable>
  );
}
