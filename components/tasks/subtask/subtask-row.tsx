import { ChevronDown, Ellipsis, MessageSquare } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { Suspense, useId, useState } from "react";
import type { SubtaskLineProps } from "./subtask-line";
import { DoneBox, Tick, UndoTick } from "./subtask-tick";
import { type Ticking, useTick } from "./use-tick";
import { dropTargetClasses, useDropTarget } from "@/components/dnd/drag-context";
import { draftName } from "@/components/form/draft-store";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import { useCan } from "@/components/project-model/use-can";
import { useWorkspace } from "@/components/project-model/workspace";
import { MenuOnDemand, type MenuTrigger, onDemand, usePreload } from "@/components/shell/on-demand/on-demand";
import { shownDescription } from "@/components/tasks/task-description";
import { TaskDue } from "@/components/tasks/task-due";
import { translatableSubtask } from "@/components/translation/translatable";
import { type Translated, useShownName, useTranslated } from "@/components/translation/use-translated";
import { Badge } from "@/components/ui/display/badge";
import { CountBadge } from "@/components/ui/display/count-badge";
import { focusIfLost } from "@/components/ui/focus/focus";
import { buttonVariants } from "@/components/ui/input/button";
import { LongText } from "@/components/ui/text/long-text";
import { UpdatesList } from "@/components/updates/list/updates-list";
import { askForDialog } from "@/lib/browser/page/asked-dialog";
import { cn } from "@/lib/shared/utils";
import type { SubtaskView } from "@/lib/tasks/view";

// Rendered on the server; only where a subtask asks for a photo.
const AskedPhoto = dynamic(() => import("./asked-photo").then((part) => part.AskedPhoto));
const AskPhotoDialog = onDemand(() => import("./ask-photo-dialog"));
const RenameSubtask = onDemand(() => import("./rename-subtask"));

const doNothing = () => undefined;

export interface SubtaskRowProps {
  subtask: SubtaskView;
  /** The subtask whose updates are shown. */
  openId: string | null;
  onOpen: (id: string | null) => void;
  /** Announces a text to screen readers. */
  onSay: (text: string) => void;
}

/** A subtask: everyone who sees it can complete it and open its updates; a completed one can only be deleted. */
export function SubtaskRow({ subtask, openId, onOpen, onSay }: SubtaskRowProps) {
  const t = useTranslations("tasks");
  const content = useId();
  const isOpen = subtask.id === openId;
  const place = { kind: "subtask", taskId: subtask.parentTaskId, subtaskId: subtask.id } as const;
  const shown = useTranslated(translatableSubtask(subtask));
  const name = shown.text;
  const description = shownDescription(subtask, shown);
  const dropTarget = useDropTarget(place, name);
  const tick = useTick({ ...subtask, name }, onSay);
  const asksPhoto = subtask.asksPhoto && !subtask.askedPhoto;
  usePreload({ preload: asksPhoto ? AskPhotoDialog.preload : doNothing });
  const [isAsking, setAsking] = useState(false);
  const [renaming, setRenaming] = useState<boolean | null>(null);
  return (
    <li ref={dropTarget} data-subtask={subtask.id} className={dropTargetClasses}>
      <div
        className={cn(
          "relative isolate flex min-h-13 items-center px-1 lg:min-h-11 lg:px-0",
          tick.sendsAt && "bg-ok-soft",
        )}
      >
        {subtask.isCompleted ? (
          <DoneBox />
        ) : (
          <Tick name={name} tick={tick} onPress={asksPhoto ? () => setAsking(true) : tick.complete} />
        )}
        {renaming ? (
          <RenameSubtask subtask={subtask} onClose={() => setRenaming(false)} />
        ) : (
          <div className={cn("flex min-w-0 flex-col items-start", tick.sendsAt && "flex-1")}>
            <Name
              subtask={subtask}
              shown={shown}
              tick={tick}
              isOpen={isOpen}
              wasRenaming={renaming === false}
              onRename={() => setRenaming(true)}
            />
            {subtask.asksPhoto && (
              <Suspense fallback={<span aria-hidden className="h-6.75" />}>
                <AskedPhoto subtask={subtask} />
              </Suspense>
            )}
            <TaskDue task={subtask} className="pb-1.5 leading-snug" />
          </div>
        )}
        {tick.sendsAt && <UndoTick name={name} tick={tick} sendsAt={tick.sendsAt} />}
        {!renaming && !tick.sendsAt && (
          <>
            <SubtaskToggle
              subtask={subtask}
              name={name}
              isOpen={isOpen}
              controls={content}
              onPress={() => onOpen(isOpen ? null : subtask.id)}
            >
              <SubtaskMenu subtask={subtask} isOpen={isOpen} />
            </SubtaskToggle>
          </>
        )}
      </div>
      <div id={content} className={cn(isOpen && "pt-1 pr-4 pb-2 pl-5.5 lg:pr-0 lg:pl-1")}>
        {isOpen && description && (
          <LongText text={description} lang={shown.lang} className="mb-2 text-[0.9375rem] text-muted" />
        )}
        {isAsking && (
          <AskPhotoDialog
            subtask={subtask}
            onTick={tick.complete}
            onTicked={() => onSay(t("ticked", { name }))}
            onClose={() => setAsking(false)}
          />
        )}
        {isOpen && <UpdatesList placement={place} label={name} expected={subtask.updateCount} />}
      </div>
    </li>
  );
}

interface SubtaskToggleProps extends Pick<SubtaskLineProps, "isOpen" | "controls" | "children"> {
  subtask: SubtaskView;
  /** As the reader reads it. */
  name: string;
  onPress: () => void;
}

/** A row's number of updates and its chevron. Its hit area is the whole row, apart from other buttons. */
function SubtaskToggle({ subtask, name, isOpen, controls, onPress, children }: SubtaskToggleProps) {
  const t = useTranslations();
  const { updateCount: count, newUpdatesCount: newCount } = subtask;
  const label = t("tasks.updatesOf", { name, count });
  return (
    <>
      <span className="flex-1" />
      <CountBadge count={newCount} label={t("updates.newCount", { count: newCount })} className="ml-2" />
      {count > 0 && (
        <span
          aria-hidden
          className="ml-2 flex shrink-0 items-center gap-1.25 text-sm font-semibold text-muted"
        >
          <MessageSquare className="size-4" />
          {count}
        </span>
      )}
      {children}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-label={newCount > 0 ? `${label}, ${t("updates.newCount", { count: newCount })}` : label}
        className={cn(
          "grid size-11 shrink-0 place-items-center after:absolute after:inset-0 hover:text-ink lg:-mr-2.75",
          !isOpen && "text-muted",
        )}
        onClick={onPress}
      >
        <ChevronDown
          aria-hidden
          className={cn("size-5 transition-transform duration-150", isOpen && "[transform:rotate(180deg)]")}
        />
      </button>
    </>
  );
}

interface NameProps {
  subtask: SubtaskView;
  shown: Translated;
  tick: Ticking;
  isOpen: boolean;
  wasRenaming: boolean;
  onRename: () => void;
}

/** The owner renames an open subtask by pressing its name. */
function Name({ subtask, shown, tick, isOpen, wasRenaming, onRename }: NameProps) {
  const t = useTranslations("tasks");
  const { viewer } = useWorkspace();
  const mayRename = useCan("subtask:edit") && !subtask.isCompleted && !tick.sendsAt;
  const draft = useKeptDraft(draftName(viewer.id, "subtask", subtask.id, "name"), subtask.name);
  const classes = cn(
    "min-w-0 flex-1 py-1.5 text-left leading-snug wrap-anywhere",
    isOpen && "font-bold",
    tick.sendsAt && "font-strong",
  );
  const label = t("rename", { name: shown.text });
  const lang = shown.lang && { lang: shown.lang };
  if (subtask.isCompleted)
    return (
      <s className={cn(classes, "text-muted")} {...lang}>
        {shown.text}
      </s>
    );
  if (!mayRename)
    return (
      <span className={classes} {...lang}>
        {shown.text}
      </span>
    );
  return (
    <button
      type="button"
      aria-label={draft.isKept ? `${label} (${t("unsaved")})` : label}
      {...(wasRenaming && { ref: focusIfLost })}
      className={cn(classes, "relative z-10 min-h-12 flex-initial rounded-chip hover:text-blue lg:min-h-11")}
      onClick={onRename}
    >
      <span {...lang}>{shown.text}</span>
      {draft.isKept && (
        <Badge size="sm" className="ml-2">
          {t("unsaved")}
        </Badge>
      )}
    </button>
  );
}

const SubtaskMenuPanel = onDemand(() => import("./subtask-menu-panel"));
const AssigneesDialog = onDemand(() => import("@/components/tasks/assign/assignees-dialog"));
const DeleteSubtaskDialog = onDemand(() => import("./delete-subtask-dialog"));

interface SubtaskMenuProps {
  subtask: SubtaskView;
  /** On phones only the open subtask has its menu, since rows have little room. */
  isOpen: boolean;
}

/** Shows who works on the subtask; lets the owner edit and delete it. */
function SubtaskMenu({ subtask, isOpen }: SubtaskMenuProps) {
  const t = useTranslations("tasks");
  const { project } = useWorkspace();
  const name = useShownName()(translatableSubtask(subtask));
  const mayDelete = useCan("subtask:delete");
  const mayEdit = useCan("subtask:edit") && !subtask.isCompleted;
  const [open, setOpen] = useState<"members" | "delete" | null>(null);
  const close = () => setOpen(null);
  const trigger: MenuTrigger = {
    className: cn(
      buttonVariants({ variant: "ghost", size: "iconSm" }),
      "relative z-10",
      !isOpen && "max-lg:hidden",
    ),
    children: <Ellipsis aria-hidden className="size-5" />,
    "aria-label": t("options", { name }),
    "data-tip": "",
  };
  const panel = {
    trigger,
    subtask,
    onMembers: () => setOpen("members"),
    ...(mayEdit && { onEdit: () => askForDialog(project.id, { subtask }) }),
    ...(mayDelete && { onDelete: () => setOpen("delete") }),
  };
  const { id, parentTaskId: taskId } = subtask;
  return (
    <>
      <MenuOnDemand menu={SubtaskMenuPanel} trigger={trigger} props={panel} />
      {open === "members" && <AssigneesDialog of={{ kind: "subtask", id, taskId, name }} onClose={close} />}
      {open === "delete" && <DeleteSubtaskDialog subtask={subtask} onClose={close} />}
    </>
  );
}
