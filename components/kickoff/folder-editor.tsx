"use client";

import { Droppable } from "@hello-pangea/dnd";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronDown from "lucide-react/icons/chevron-down";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MOST_SUBTASKS } from "@/lib/kickoff/limits";
import { cn } from "@/lib/utils";
import {
  addSubtask,
  editFolder,
  type FolderDraft,
  FOLDERS,
  move,
  type ProposalDraft,
  removeFolder,
} from "./draft";
import { Grip, type HandleProps } from "./grip";
import { InPlaceField } from "./in-place-field";
import type { Problem } from "./problems";
import { SubtaskEditor } from "./subtask-editor";

interface FolderEditorProps {
  draft: ProposalDraft;
  folder: FolderDraft;
  index: number;
  problems: Problem[];
  isOpen: boolean;
  handle: HandleProps;
  onToggle: () => void;
  onDraft: (draft: ProposalDraft) => void;
}

/** A folder: its name, and while it is open its description and subtasks. */
export function FolderEditor(props: FolderEditorProps) {
  const { draft, folder, index, problems, isOpen, handle, onToggle, onDraft } = props;
  const t = useTranslations("kickoff");
  const { key, name, subtasks } = folder;
  const has = (field: string) => problems.some(({ path }) => path === `folders.${index}.${field}`);
  const isShown = isOpen || problems.length > 0;
  return (
    <>
      <div className="flex min-h-12 items-center gap-1">
        <Grip handle={handle} label={t("moveFolder", { name })} />
        <InPlaceField
          label={t("folderName", { number: index + 1 })}
          className="font-bold"
          isWrong={has("name")}
          value={name}
          onValue={(text) => {
            onDraft(editFolder(draft, key, { name: text }));
          }}
        />
        <span className="shrink-0 text-sm text-muted">
          <span className="max-lg:sr-only">{t("subtaskCount", { count: subtasks.length })}</span>
          <span aria-hidden className="lg:hidden">
            {subtasks.length}
          </span>
        </span>
        <Button variant="ghost" size="iconSm" aria-expanded={isShown} onClick={onToggle}>
          <ChevronDown aria-hidden className={cn("size-5", isShown && "rotate-180")} />
          <span className="sr-only">{t("showSubtasks", { name })}</span>
        </Button>
        <Button
          variant="ghost"
          size="iconSm"
          onClick={() => {
            onDraft(removeFolder(draft, key));
          }}
        >
          <X aria-hidden className="size-5" />
          <span className="sr-only">{t("removeFolder", { name })}</span>
        </Button>
      </div>
      {isShown && (
        <div className="pb-2 pl-11">
          <InPlaceField
            label={t("folderDescription", { name })}
            className="text-[0.9375rem] text-muted"
            isWrong={has("description")}
            value={folder.description}
            onValue={(description) => {
              onDraft(editFolder(draft, key, { description }));
            }}
          />
          <Problems problems={problems} />
          <Droppable droppableId={key} type="subtask">
            {({ innerRef, droppableProps, placeholder }) => (
              <ul ref={innerRef} {...droppableProps} className="min-h-2">
                {subtasks.map((subtask, at) => (
                  <SubtaskEditor
                    key={subtask.key}
                    {...{ draft, folder, subtask, index: at, onDraft }}
                    isWrong={has(`subtasks.${at}.name`)}
                  />
                ))}
                {placeholder}
              </ul>
            )}
          </Droppable>
          <div className="flex items-center">
            <Button
              variant="link"
              size="sm"
              className="mr-auto px-1 no-underline"
              disabled={subtasks.length >= MOST_SUBTASKS}
              onClick={() => {
                onDraft(addSubtask(draft, folder, t("newSubtask")));
              }}
            >
              <Plus aria-hidden className="size-5" />
              {t("addSubtask")}
            </Button>
            {([-1, 1] as const).map((step) => (
              <Button
                key={step}
                variant="ghost"
                size="iconSm"
                disabled={index + step < 0 || index + step >= draft.folders.length}
                onClick={() => {
                  onDraft(move(draft, { list: FOLDERS, index }, { list: FOLDERS, index: index + step }));
                }}
              >
                {step < 0 ? (
                  <ArrowUp aria-hidden className="size-5" />
                ) : (
                  <ArrowDown aria-hidden className="size-5" />
                )}
                <span className="sr-only">{step < 0 ? t("moveUp", { name }) : t("moveDown", { name })}</span>
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function Problems({ problems }: { problems: Problem[] }) {
  const t = useTranslations("kickoff");
  const texts = [...new Set(problems.map(({ text }) => text))];
  return texts.map((text) => (
    <p key={text} className="py-1 text-sm font-strong text-danger">
      {t(`problems.${text}`)}
    </p>
  ));
}
