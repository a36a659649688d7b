"use client";

import { DragDropContext, Draggable, Droppable, type DropResult } from "@hello-pangea/dnd";
import { getNonce } from "get-nonce";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FolderEditor } from "./folder-editor";
import { FoldersHead } from "./folders-head";
import { type RemovedFolder, RemovedNote } from "./removed-note";
import type { Problem } from "./validate-draft";
import {
  type FolderDraft,
  FOLDERS,
  insertFolder,
  move,
  type ProposalDraft,
  removeFolder,
} from "@/components/kickoff/draft";
import { randomKey } from "@/lib/browser/random-key";
import { MOST_FOLDERS } from "@/lib/kickoff/limits";

interface FolderEditorsProps {
  draft: ProposalDraft;
  problems: Problem[];
  onDraft: (draft: ProposalDraft) => void;
}

/** The folders with their subtasks, reordered by drag, by keyboard (Space, arrows), or with buttons while one reorders. */
export function FolderEditors({ draft, problems, onDraft }: FolderEditorsProps) {
  const t = useTranslations("kickoff");
  const { folders } = draft;
  const [isReordering, setReordering] = useState(false);
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(
    () => new Set(folders.slice(0, 1).map(({ key }) => key)),
  );
  const [newKey, setNewKey] = useState<string | null>(null);
  const [removed, setRemoved] = useState<RemovedFolder | null>(null);
  const isFull = folders.length >= MOST_FOLDERS;
  const change = (changed: ProposalDraft, added: string | null = null) => {
    // Only what the last change added takes the focus: a field that mounts later must not.
    setNewKey(added);
    onDraft(changed);
  };
  const insert = (folder: FolderDraft, index: number) => {
    setOpenKeys((keys) => keys.union(new Set([folder.key])));
    change(insertFolder(draft, folder, index), folder.key);
  };
  const addAt = (index: number) => {
    if (isFull) return;
    const [name, description] = [t("newFolder"), t("newFolderDescription")];
    insert({ key: randomKey(), name, description, subtasks: [] }, index);
  };
  const toggle = (key: string) => {
    setNewKey(null);
    setOpenKeys((keys) => keys.symmetricDifference(new Set([key])));
  };
  const drop = ({ source, destination }: DropResult) => {
    if (!destination) return;
    const [from, to] = [source, destination].map(({ droppableId: list, index }) => ({ list, index }));
    if (from && to) change(move(draft, from, to));
  };
  const note = removed && (
    <RemovedNote
      key={removed.folder.key}
      name={removed.folder.name}
      isFull={isFull}
      onUndo={() => {
        setRemoved(null);
        insert(removed.folder, removed.index);
      }}
    />
  );
  const noteAt = Math.min(removed?.index ?? 0, folders.length);
  return (
    <>
      <FoldersHead
        draft={draft}
        isFull={isFull}
        isReordering={isReordering}
        onReorder={setReordering}
        onAdd={() => addAt(folders.length)}
      />
      <p className="pt-2 text-sm text-muted">{t("tickDone")}</p>
      <DragDropContext
        onDragEnd={drop}
        dragHandleUsageInstructions={t("dragInstructions")}
        nonce={getNonce() ?? ""}
      >
        <Droppable droppableId={FOLDERS} type="folder">
          {({ innerRef, droppableProps, placeholder }) => (
            <ul ref={innerRef} {...droppableProps}>
              {folders.map((folder, index) => (
                <Draggable key={folder.key} draggableId={folder.key} index={index}>
                  {({ innerRef: ref, draggableProps, dragHandleProps }) => (
                    <li ref={ref} {...draggableProps} className="border-b border-line bg-bg lg:bg-surface">
                      {noteAt === index && note}
                      <FolderEditor
                        draft={draft}
                        folder={folder}
                        index={index}
                        isReordering={isReordering}
                        newKey={newKey}
                        onDraft={change}
                        onAdd={change}
                        onNext={() => addAt(index + 1)}
                        onRemove={() => {
                          setRemoved({ folder, index });
                          change(removeFolder(draft, folder.key));
                        }}
                        handle={dragHandleProps}
                        problems={problems.filter(({ path }) => path.startsWith(`folders.${index}.`))}
                        isOpen={openKeys.has(folder.key)}
                        onToggle={() => toggle(folder.key)}
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
      {noteAt === folders.length && note}
    </>
  );
}
