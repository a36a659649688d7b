"use client";

import { Draggable } from "@hello-pangea/dnd";
import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { editSubtask, type FolderDraft, type ProposalDraft, removeSubtask, type SubtaskDraft } from "./draft";
import { Grip } from "./grip";
import { InPlaceField } from "./in-place-field";

interface SubtaskEditorProps {
  draft: ProposalDraft;
  folder: FolderDraft;
  subtask: SubtaskDraft;
  index: number;
  isWrong: boolean;
  onDraft: (draft: ProposalDraft) => void;
}

/** A subtask: whether it is done already, and its name. */
export function SubtaskEditor({ draft, folder, subtask, index, isWrong, onDraft }: SubtaskEditorProps) {
  const t = useTranslations("kickoff");
  const { key, name, isCompleted } = subtask;
  return (
    <Draggable draggableId={key} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }) => (
        <li ref={innerRef} {...draggableProps} className="flex items-center gap-1 bg-bg lg:bg-surface">
          <Grip handle={dragHandleProps} label={t("moveSubtask", { name })} />
          <label className="grid size-11 shrink-0 place-items-center">
            <input
              type="checkbox"
              className="size-5.5 accent-ink"
              checked={isCompleted}
              onChange={({ target }) => {
                onDraft(editSubtask(draft, folder, { key, isCompleted: target.checked }));
              }}
            />
            <span className="sr-only">{t("isDone", { name })}</span>
          </label>
          <InPlaceField
            label={t("subtaskName", { number: index + 1 })}
            isWrong={isWrong}
            value={name}
            onValue={(text) => {
              onDraft(editSubtask(draft, folder, { key, name: text }));
            }}
          />
          <Button
            variant="ghost"
            size="iconSm"
            onClick={() => {
              onDraft(removeSubtask(draft, folder, key));
            }}
          >
            <X aria-hidden className="size-5" />
            <span className="sr-only">{t("removeSubtask", { name })}</span>
          </Button>
        </li>
      )}
    </Draggable>
  );
}
