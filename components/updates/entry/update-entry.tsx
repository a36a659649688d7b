import { CheckCheck, Folder } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, use, useEffect, useState } from "react";
import { EntryMenu } from "./entry-menu";
import { MoveHandleContext } from "./move-handle-context";
import { PostedPhotos } from "./posted-photos";
import { UpdateItem } from "./update-line";
import { type Entry, useEditDraft, useTranscriptDraft } from "./use-edit-draft";
import type { WithdrawnEditsProps } from "./withdrawn-edits";
import { useWritingIn } from "./written-in";
import { WithdrawnLine } from "./withdrawn-line";
import { useSignal } from "@/components/outbox/use-outbox";
import type { ListedPlace } from "@/components/project-model/placement";
import { useWorkspace } from "@/components/project-model/workspace";
import { useFormat } from "@/components/providers/use-format";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { translatableUpdate } from "@/components/translation/translatable";
import { TranslatedText } from "@/components/translation/translated-text";
import { Button } from "@/components/ui/input/button";
import { Comments } from "@/components/updates/comments/comments";
import { focusIfLost } from "@/components/ui/focus/focus";
import { updateElementId } from "@/components/updates/list/use-reveal";
import { VoiceUpdate } from "@/components/updates/voice/voice-update";
import type { Format } from "@/lib/i18n/format";
import type { UpdateView } from "@/lib/updates/view";
import { usePlaceName } from "@/components/translation/use-place-name";
import { UNASSIGNED_FOLDER } from "@/lib/updates/limits";

export const MissingFiles = onDemand(() => import("@/components/offline/missing-files"));
const QuestionState = onDemand(() => import("@/components/updates/asking/question-state"));
const WithdrawnEdits = onDemand(() => import("./withdrawn-edits"));
const EditUpdate = onDemand(() => openField(import("./edit-update")));
const CorrectTranscript = onDemand(() => openField(import("@/components/updates/voice/correct-transcript")));

/**
 * Also preloads what replaces the field if somebody withdraws the update while it is open: the typed text must not wait for that.
 */
function openField<T>(field: Promise<T>): Promise<T> {
  WithdrawnEdits.preload();
  return field;
}

interface UpdateEntryProps extends Entry {
  /** Whether it was posted from this page and has arrived. */
  isReceived: boolean;
  /** Whether somebody moved it elsewhere while the reader writes in it. */
  isMoved?: boolean;
  /** What its list shows: in a list of all updates it names its place; in a subtask's it is compact. */
  listedIn?: ListedPlace["kind"];
}

/** One update on the timeline, with its comments; its author edits it in place. Memoized: a project has hundreds. */
export const UpdateEntry = memo(function UpdateEntry({
  update,
  viewer,
  isReceived,
  isMoved = false,
  listedIn = "unassigned",
}: UpdateEntryProps) {
  const t = useTranslations("updates");
  const format = useFormat();
  const moveHandle = use(MoveHandleContext);
  const [editing, setEditing] = useState<Editing | false | null>(null);
  const [withdrawnHere, setWithdrawnHere] = useState(false);
  useWritingIn(update, Boolean(editing));
  const isOwn = update.authorId === viewer.id;
  const { isNew, audioUrl } = update;
  const comments = <Comments update={update} viewer={viewer} isFolded={listedIn === "all"} />;
  const place = isMoved ? <MovedNote /> : listedIn === "all" && <PlaceChip update={update} />;
  if (update.withdrawnAt)
    return (
      <WithdrawnLine of={update} ref={withdrawnHere || editing ? focusIfLost : undefined}>
        {isOwn && (
          <EditsOfWithdrawn
            update={update}
            viewer={viewer}
            withdrawnHere={withdrawnHere}
            wasOpen={Boolean(editing)}
          />
        )}
        {place}
        {comments}
      </WithdrawnLine>
    );
  return (
    <UpdateItem
      author={update.author}
      roleLabel={t(update.author.role)}
      authorRole={update.author.role}
      time={{
        label: timeOf(update, listedIn, format),
        dateTime: writtenAt(update),
      }}
      id={updateElementId(update.id)}
      isCompact={listedIn === "subtask"}
      isNew={isNew || isReceived}
      {...(isNew && { newLabel: t("isNew") })}
      note={update.editedAt && <EditedNote update={update} />}
      place={place}
      menu={
        !editing && (
          <>
            {isReceived && <ReceivedNote />}
            <EntryMenu
              written={{ update }}
              viewer={viewer}
              returned={editing === false}
              {...(audioUrl
                ? { onCorrect: () => setEditing("transcript") }
                : { onEdit: () => setEditing("content") })}
              onWithdrawn={() => setWithdrawnHere(true)}
            />
            {moveHandle?.(update)}
          </>
        )
      }
      footer={comments}
    >
      <EntryBody
        update={update}
        viewer={viewer}
        editing={editing || null}
        onEdit={(what) => setEditing(what ?? false)}
      />
    </UpdateItem>
  );
});

/** Says that the server has received the reader's own update. */
function ReceivedNote() {
  const t = useTranslations("updates");
  return (
    <span
      role="status"
      className="inline-flex items-center gap-1.5 self-center rounded-chip bg-ok-soft px-2.5 py-1 text-[0.9375rem] font-strong text-ok"
    >
      <CheckCheck aria-hidden className="size-4" />
      {t("received")}
    </span>
  );
}

/** Which part of an update its author is editing. */
type Editing = "content" | "transcript";

interface EntryBodyProps extends Entry {
  editing: Editing | null;
  /** Opens a field; closes it for null. */
  onEdit: (what: Editing | null) => void;
}

/** An update's content, or the field for editing it. */
function EntryBody({ update, viewer, editing, onEdit }: EntryBodyProps) {
  const hasSignal = useSignal();
  const close = () => onEdit(null);
  const field = { update, viewer, onClose: close };
  if (editing === "content") return <EditUpdate {...field} />;
  return (
    <>
      {update.audioUrl ? (
        <VoiceUpdate
          update={update}
          viewer={viewer}
          onCorrect={() => onEdit("transcript")}
          correction={editing === "transcript" && <CorrectTranscript {...field} />}
        />
      ) : (
        update.content && <TranslatedText of={translatableUpdate(update, viewer.id)} />
      )}
      <PostedPhotos update={update} readerId={viewer.id} />
      {!hasSignal && (update.audioUrl || update.photos.length > 0) && <MissingFiles update={update} />}
      {update.question && <QuestionState question={update.question} update={update} viewer={viewer} />}
      {update.authorId === viewer.id && editing === null && (
        <KeptEdits update={update} viewer={viewer} onEdit={onEdit} />
      )}
    </>
  );
}

interface EditsOfWithdrawnProps extends WithdrawnEditsProps {
  /** Whether the reader withdrew it on this page. */
  withdrawnHere: boolean;
}

/**
 * Edits that can no longer be saved. If the reader withdrew the update they are discarded; if somebody else did, they can be
 * copied.
 */
function EditsOfWithdrawn({ update, viewer, withdrawnHere, wasOpen }: EditsOfWithdrawnProps) {
  const drafts = [useEditDraft(update, viewer), useTranscriptDraft(update, viewer)].filter(
    ({ isKept }) => isKept,
  );
  useEffect(() => {
    if (withdrawnHere) for (const { forget } of drafts) forget();
  });
  if (withdrawnHere || drafts.length === 0) return null;
  return <WithdrawnEdits update={update} viewer={viewer} wasOpen={wasOpen} />;
}

/** Returns to edits that were left unsaved. */
function KeptEdits({ update, viewer, onEdit }: Omit<EntryBodyProps, "editing">) {
  const t = useTranslations();
  const ofContent = useEditDraft(update, viewer).isKept;
  const ofTranscript = useTranscriptDraft(update, viewer).isKept;
  const leadBack = (what: Editing, label: string) => (
    <Button variant="link" className="min-h-11 text-[0.9375rem]" onClick={() => onEdit(what)}>
      {label}
    </Button>
  );
  return (
    <>
      {ofContent && !update.audioUrl && leadBack("content", t("updates.continueEdit"))}
      {ofTranscript && leadBack("transcript", t("voice.continueCorrection"))}
    </>
  );
}

/** When its author wrote or recorded it. */
function writtenAt({ capturedAt, createdAt }: UpdateView): string {
  return capturedAt ?? createdAt;
}

/** The list of all updates shows days of arrival between updates. Compact updates leave out today's date. */
function timeOf(update: UpdateView, listedIn: ListedPlace["kind"], format: Format): string {
  const at = writtenAt(update);
  const isOfDay = (day: string | Date) => format.date(at) === format.date(day);
  const isDaySaid =
    listedIn === "all" ? isOfDay(update.createdAt) : listedIn === "subtask" && isOfDay(new Date());
  return isDaySaid ? format.time(at) : format.dayTime(at);
}

const RevisionsDialog = onDemand(() => import("./revisions-dialog"));

/** Marks an update as edited; a press shows its revisions. */
function EditedNote({ update }: { update: UpdateView }) {
  const t = useTranslations("updates");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t("showHistory")}
        className="relative underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-ink"
        onClick={() => setOpen(true)}
      >
        {t("edited")}
      </button>
      {open && <RevisionsDialog update={update} onClose={() => setOpen(false)} />}
    </>
  );
}

function MovedNote() {
  const t = useTranslations("updates");
  return (
    <span role="status" className="basis-full text-sm font-strong text-accent-text">
      {t("movedWhileWriting")}
    </span>
  );
}

/** The name of an update's task or subtask; opens it. */
function PlaceChip({ update }: { update: UpdateView }) {
  const t = useTranslations();
  const { openFolder } = useWorkspace();
  const { taskId, subtaskId } = update;
  const name = usePlaceName()(update) ?? t("tasks.unassigned");
  return (
    <button
      type="button"
      className="relative inline-flex h-6 max-w-full min-w-0 items-center gap-1.5 rounded-[7px] bg-sunk px-2 text-[0.8125rem] font-strong text-muted after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:text-ink"
      onClick={() => openFolder(taskId ?? UNASSIGNED_FOLDER, subtaskId ?? undefined)}
    >
      <Folder aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">{t("updates.openPlace", { name })}</span>
      <span aria-hidden className="truncate">
        {name}
      </span>
    </button>
  );
}
