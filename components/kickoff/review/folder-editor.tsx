import { Draggable, Droppable } from "@hello-pangea/dnd";
import { ChevronDown, Folder, FolderOpen, Plus, Trash2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { DragHandle, type HandleProps } from "./drag-handle";
import { InlineField } from "./inline-field";
import { MoveButtons } from "./move-buttons";
import type { Problem } from "./validate-draft";
import {
  editFolder,
  editSubtask,
  type FolderDraft,
  FOLDERS,
  insertSubtask,
  type ProposalDraft,
  removeSubtask,
  type SubtaskDraft,
} from "@/components/kickoff/draft";
import { Button } from "@/components/ui/input/button";
import { Checkbox } from "@/components/ui/input/checkbox";
import { randomKey } from "@/lib/browser/random-key";
import { MOST_SUBTASKS } from "@/lib/kickoff/limits";
import { cn } from "@/lib/shared/utils";

interface FolderEditorProps extends Omit<SubtaskEditorProps, "subtask" | "problem" | "isNew"> {
  problems: Problem[];
  isOpen: boolean;
  handle: HandleProps;
  /** The folder or subtask that was just added. */
  newKey: string | null;
  onToggle: () => void;
  onRemove: () => void;
  /** Takes a draft to which something with this key was added. */
  onAdd: (draft: ProposalDraft, key: string) => void;
}

/** A folder: its name and, while it is open, its description and subtasks. */
export function FolderEditor({ isOpen, ...props }: FolderEditorProps) {
  const isShown = isOpen || props.problems.length > 0;
  return (
    <>
      <FolderLine {...props} isOpen={isShown} />
      {isShown && <FolderContents {...props} />}
    </>
  );
}

function FolderLine(props: FolderEditorProps) {
  const { draft, folder, index, problems, isOpen, isReordering, handle, newKey, onDraft } = props;
  const t = useTranslations("kickoff");
  const { key, name, subtasks } = folder;
  return (
    <div className="flex min-h-13 items-center lg:min-h-11.5">
      <DragHandle
        handle={handle}
        label={t("moveFolder", { name })}
        className="w-7 lg:w-12"
        dots={cn(!isReordering && "max-lg:hidden")}
      >
        <FolderIcon isOpen={isOpen} className={cn(isReordering && "max-lg:hidden")} />
      </DragHandle>
      <InlineField
        label={t("folderName", { number: index + 1 })}
        className="font-bold lg:supports-[field-sizing:content]:field-sizing-content lg:supports-[field-sizing:content]:w-auto lg:supports-[field-sizing:content]:flex-initial"
        problem={problemOf(problems, index, "name")}
        isNew={newKey === key}
        onNext={props.onNext}
        value={name}
        onValue={(text) => onDraft(editFolder(draft, key, { name: text }))}
      />
      {!isOpen && (
        <span className="shrink-0 text-sm text-muted lg:pl-1">
          <span className="max-lg:sr-only">{t("subtaskCount", { count: subtasks.length })}</span>
          <span aria-hidden className="lg:hidden">
            {subtasks.length}
          </span>
        </span>
      )}
      <span className="ml-auto flex shrink-0 max-lg:-mr-2.5 lg:gap-1.5">
        {isReordering ? (
          <MoveButtons
            draft={draft}
            name={name}
            onDraft={onDraft}
            at={{ list: FOLDERS, index }}
            count={draft.folders.length}
          />
        ) : (
          <Button
            variant="ghost"
            size="iconSm"
            className={cn("lg:order-last lg:size-10", !isOpen && "max-lg:hidden")}
            onClick={props.onRemove}
          >
            <Trash2 aria-hidden className="size-5 lg:hidden" />
            <X aria-hidden className="size-5 max-lg:hidden" />
            <span className="sr-only">{t("removeFolder", { name })}</span>
          </Button>
        )}
        <Button
          variant="ghost"
          size="iconSm"
          className="lg:size-10"
          aria-expanded={isOpen}
          onClick={props.onToggle}
        >
          <ChevronDown aria-hidden className={cn("size-5", isOpen && "rotate-180")} />
          <span className="sr-only">{t("showSubtasks", { name })}</span>
        </Button>
      </span>
    </div>
  );
}

function FolderIcon({ isOpen, className }: { isOpen: boolean; className?: string }) {
  const Icon = isOpen ? FolderOpen : Folder;
  return <Icon aria-hidden className={cn("size-5 shrink-0", isOpen && "text-accent-text", className)} />;
}

function FolderContents(props: Omit<FolderEditorProps, "isOpen">) {
  const { draft, folder, index, problems, isReordering, newKey, onDraft } = props;
  const t = useTranslations("kickoff");
  const { key, name, subtasks } = folder;
  const isFull = subtasks.length >= MOST_SUBTASKS;
  const addAt = (at: number) => {
    if (isFull) return;
    const added = { key: randomKey(), name: t("newSubtask"), isCompleted: false };
    props.onAdd(insertSubtask(draft, folder, added, at), added.key);
  };
  return (
    <div className="pb-2">
      <div className="pl-7 lg:-mt-1 lg:pl-12">
        <InlineField
          label={t("folderDescription", { name })}
          className="text-muted lg:text-sm"
          problem={problemOf(problems, index, "description")}
          value={folder.description}
          onValue={(description) => onDraft(editFolder(draft, key, { description }))}
        />
        <Problems problems={problems} index={index} />
      </div>
      <Droppable droppableId={key} type="subtask">
        {({ innerRef, droppableProps, placeholder }) => (
          <ul ref={innerRef} {...droppableProps} className="min-h-2">
            {subtasks.map((subtask, at) => (
              <SubtaskEditor
                key={subtask.key}
                draft={draft}
                folder={folder}
                subtask={subtask}
                index={at}
                isReordering={isReordering}
                isNew={newKey === subtask.key}
                onNext={() => addAt(at + 1)}
                onDraft={onDraft}
                problem={problemOf(problems, index, `subtasks.${at}.name`)}
              />
            ))}
            {placeholder}
          </ul>
        )}
      </Droppable>
      <Button
        variant="link"
        size="sm"
        className="ml-8.5 gap-3.5 px-0 no-underline lg:ml-14.5"
        disabled={isFull}
        onClick={() => addAt(subtasks.length)}
      >
        <Plus aria-hidden className="size-5" />
        {t("addSubtask")}
      </Button>
    </div>
  );
}

/** The id of what `Problems` says of a field. */
function problemOf(problems: Problem[], index: number, field: string): string | undefined {
  const problem = problems.find(({ path }) => path === `folders.${index}.${field}`);
  return problem && `${index}-${problem.text}`;
}

function Problems({ problems, index }: { problems: Problem[]; index: number }) {
  const t = useTranslations("kickoff");
  const texts = [...new Set(problems.map(({ text }) => text))];
  return texts.map((text) => (
    <p key={text} id={`${index}-${text}`} className="py-1 text-sm font-strong text-danger">
      {t(`problems.${text}`)}
    </p>
  ));
}

interface SubtaskEditorProps {
  draft: ProposalDraft;
  folder: FolderDraft;
  subtask: SubtaskDraft;
  index: number;
  problem: string | undefined;
  isReordering: boolean;
  isNew: boolean;
  /** Adds another one below. */
  onNext: () => void;
  onDraft: (draft: ProposalDraft) => void;
}

/** A subtask: whether it is done already, and its name. */
function SubtaskEditor(props: SubtaskEditorProps) {
  const { draft, folder, subtask, index, problem, isReordering, isNew, onNext, onDraft } = props;
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
            problem={problem}
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
