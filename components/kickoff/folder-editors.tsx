"use client";

import { DragDropContext, Draggable, Droppable, type DropResult } from "@hello-pangea/dnd";
import { getNonce } from "get-nonce";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FOLDERS, move, type ProposalDraft } from "./draft";
import { FolderEditor } from "./folder-editor";
import type { Problem } from "./validate-draft";

interface FolderEditorsProps {
  draft: ProposalDraft;
  problems: Problem[];
  /** Whether rows show move buttons. */
  isReordering: boolean;
  onDraft: (draft: ProposalDraft) => void;
}

/** The folders with their subtasks, reordered by drag, by keyboard (Space, arrows), or with buttons while one reorders. */
export function FolderEditors({ draft, problems, isReordering, onDraft }: FolderEditorsProps) {
  const t = useTranslations("kickoff");
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(
    () => new Set(draft.folders.slice(0, 1).map(({ key }) => key)),
  );
  const toggle = (key: string) => {
    setOpenKeys((keys) => (keys.has(key) ? keys.difference(new Set([key])) : keys.union(new Set([key]))));
  };
  const drop = ({ source, destination }: DropResult) => {
    if (!destination) return;
    const [from, to] = [source, destination].map(({ droppableId: list, index }) => ({ list, index }));
    if (from && to) onDraft(move(draft, from, to));
  };
  return (
    <DragDropContext
      onDragEnd={drop}
      dragHandleUsageInstructions={t("dragInstructions")}
      nonce={getNonce() ?? ""}
    >
      <Droppable droppableId={FOLDERS} type="folder">
        {({ innerRef, droppableProps, placeholder }) => (
          <ul ref={innerRef} {...droppableProps}>
            {draft.folders.map((folder, index) => (
              <Draggable key={folder.key} draggableId={folder.key} index={index}>
                {({ innerRef: ref, draggableProps, dragHandleProps }) => (
                  <li ref={ref} {...draggableProps} className="border-b border-line bg-bg lg:bg-surface">
                    <FolderEditor
                      draft={draft}
                      folder={folder}
                      index={index}
                      isReordering={isReordering}
                      onDraft={onDraft}
                      handle={dragHandleProps}
                      problems={problems.filter(({ path }) => path.startsWith(`folders.${index}.`))}
                      isOpen={openKeys.has(folder.key)}
                      onToggle={() => {
                        toggle(folder.key);
                      }}
                    />
                  </li>
                )}
              </Draggable>
            ))}
            {placeholder}
          </ul>
        )}
      </Droppable>
    </DragDropContext>
  );
}
