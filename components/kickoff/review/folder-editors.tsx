import { DragDropContext, Draggable, Droppable, type DropResult } from "@hello-pangea/dnd";
import { getNonce } from "get-nonce";
import { ArrowDownUp, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FolderEditor } from "./folder-editor";
import type { Problem } from "./validate-draft";
import { focusOnMount } from "@/components/form/focus-on-mount";
import {
  type FolderDraft,
  FOLDERS,
  insertFolder,
  move,
  type ProposalDraft,
  removeFolder,
} from "@/components/kickoff/draft";
import { Button } from "@/components/ui/input/button";
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
    setOpenKeys((keys) => new Set([...keys, folder.key]));
    change(insertFolder(draft, folder, index), folder.key);
  };
  const addAt = (index: number) => {
    if (isFull) return;
    const [name, description] = [t("newFolder"), t("newFolderDescription")];
    insert({ key: randomKey(), name, description, subtasks: [] }, index);
  };
  const toggle = (key: string) => {
    setNewKey(null);
    setOpenKeys(
      (keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]),
    );
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

interface FoldersHeadProps {
  draft: ProposalDraft;
  isFull: boolean;
  isReordering: boolean;
  onReorder: (isReordering: boolean) => void;
  onAdd: () => void;
}

/** The title of the list of folders, how many there are, and the buttons that reorder them and add one. */
function FoldersHead({ draft, isFull, isReordering, onReorder, onAdd }: FoldersHeadProps) {
  const t = useTranslations("kickoff");
  return (
    <div className="mt-4 flex items-center gap-2.5 border-b border-line pb-1">
      <h3 className="title-section">{t("folders")}</h3>
      <p className="flex-1 text-sm text-muted max-lg:hidden">{t("counts", countsOf(draft))}</p>
      <Button
        variant="ghost"
        size="iconSm"
        className="aria-pressed:bg-sunk aria-pressed:text-ink max-lg:ml-auto"
        aria-pressed={isReordering}
        onClick={() => onReorder(!isReordering)}
      >
        <ArrowDownUp aria-hidden className="size-5" />
        <span className="sr-only">{t("reorder")}</span>
      </Button>
      <Button variant="link" className="px-0 no-underline" disabled={isFull} onClick={onAdd}>
        <Plus aria-hidden className="size-5" />
        {t("addFolder")}
      </Button>
    </div>
  );
}

function countsOf({ folders }: ProposalDraft): { folders: number; subtasks: number } {
  return {
    folders: folders.length,
    subtasks: folders.reduce((sum, { subtasks }) => sum + subtasks.length, 0),
  };
}

/** A folder that was removed from a draft, and where it was. */
interface RemovedFolder {
  folder: FolderDraft;
  index: number;
}

interface RemovedNoteProps {
  name: string;
  /** Whether the draft has no room for it. */
  isFull: boolean;
  onUndo: () => void;
}

/** Takes the place of the folder removed last, and brings it back. Its words get the focus: a key that is typed must not undo. */
function RemovedNote({ name, isFull, onUndo }: RemovedNoteProps) {
  const t = useTranslations("kickoff");
  return (
    <div className="flex min-h-13 items-center gap-3 border-b border-line px-2 text-muted lg:min-h-11.5">
      <p ref={focusOnMount} tabIndex={-1} className="min-w-0 flex-1 wrap-anywhere">
        {t("folderRemoved", { name })}
      </p>
      <Button variant="secondary" size="sm" disabled={isFull} onClick={onUndo}>
        {t("undo")}
      </Button>
    </div>
  );
}
