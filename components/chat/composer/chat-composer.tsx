import { Mic, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { draftName, useDraft, writeDraft } from "@/components/form/draft-store";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import { StorageWarning } from "@/components/outbox/storage-warning";
import { ChoosePhotos } from "@/components/photos/take/choose-photos";
import { takesPhotos } from "@/components/photos/take/photo-files";
import { PhotoStrip } from "@/components/photos/take/photo-strip";
import { type DraftPhotos, useDraftPhotos } from "@/components/photos/take/use-draft-photos";
import { useWorkspace } from "@/components/project-model/workspace";
import { RecordButton } from "@/components/recorder/record-button";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";
import { focusIfLost } from "@/components/ui/focus/focus";
import { useGrowing } from "@/components/ui/input/use-growing";
import { UnsavableText } from "@/components/updates/unsavable-text";
import { type FieldWrite, useFieldWrite, useHasDraft, useTyped } from "@/components/updates/use-field-write";
import { WriteProblem } from "@/components/updates/write-problem";
import { addToOutbox } from "@/lib/browser/outbox/client";
import { draftOfFiles, type NewFiles } from "@/lib/browser/outbox/items/files";
import { REPLY_PHOTOS } from "@/lib/photos/limits";
import { MAX } from "@/lib/shared/limits";
import { cn } from "@/lib/shared/utils";

const Mentions = onDemand(() => import("@/components/updates/mentions/mentions"));
const RecorderSheet = onDemand(() => import("@/components/recorder/recorder-sheet"));

interface ChatComposerProps {
  /** Null for the team. */
  withId: string | null;
  name: string;
  /** Whether the person is no longer in the project: nothing can be sent. */
  isFormer: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Called once this phone has stored a message. */
  onPosted: () => void;
}

/** The field and microphone of a channel. A recording continues if the other person leaves the project while it is made. */
export function ChatComposer({ withId, name, isFormer, field, onPosted }: ChatComposerProps) {
  const [isRecording, setRecording] = useState(false);
  const { write, post, written } = usePostMessage({ withId, name, onPosted });
  const { viewer } = useWorkspace();
  useEffect(() => {
    RecorderSheet.preload();
  }, []);
  return (
    <>
      {isFormer ? (
        <FormerNote name={name} draftName={write.name} />
      ) : (
        <MessageForm
          withId={withId}
          name={name}
          field={field}
          write={write}
          onRecord={() => setRecording(true)}
        />
      )}
      {isRecording && (
        <RecorderSheet
          to={{ userId: viewer.id, written, taskId: null, subtaskId: null, chat: { recipientId: withId } }}
          hasConsent={viewer.hasRecordingConsent}
          startsAtOnce
          onPost={(recording) => post("", { recording })}
          onClose={() => setRecording(false)}
        />
      )}
    </>
  );
}

interface FormerNoteProps {
  name: string;
  /** Name of the draft of a message to the person. */
  draftName: string;
}

/** Replaces the field once the person has left the project; an unsent draft can be copied. */
function FormerNote({ name, draftName }: FormerNoteProps) {
  const t = useTranslations("chat");
  const draft = useKeptDraft(draftName);
  return (
    <div className="border-t border-line bg-surface px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:px-8">
      <p className="text-[0.9375rem] text-muted">{t("formerNote", { name })}</p>
      {draft.isKept && (
        <UnsavableText
          draft={draft}
          label={t("writeTo", { name })}
          reason={t("formerDraft")}
          ref={focusIfLost}
        />
      )}
    </div>
  );
}

interface MessageFormProps extends Pick<ChatComposerProps, "withId" | "name" | "field"> {
  write: FieldWrite;
  onRecord: () => void;
}

/** The field, the photos and the microphone; on phones Send replaces the microphone once there is something to send. */
function MessageForm({ withId, name, field, write, onRecord }: MessageFormProps) {
  const t = useTranslations("chat");
  const { viewer } = useWorkspace();
  const photos = useDraftPhotos(write.name, { userId: viewer.id, most: REPLY_PHOTOS });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    write.submit();
    field.current?.focus();
  };
  return (
    <form
      onSubmit={onSubmit}
      {...takesPhotos(photos.add)}
      aria-label={withId === null ? t("writeToTeam") : t("writeTo", { name })}
      className="grid shrink-0 grid-cols-[minmax(0,1fr)] gap-2 px-4 pt-2.5 pb-[max(1rem,env(safe-area-inset-bottom))] max-lg:border-t max-lg:border-line max-lg:bg-surface lg:max-w-[49rem] lg:px-8 lg:pt-1 lg:pb-6"
    >
      <StorageWarning />
      <WriteProblem id="chat-problem" reason={write.failure} />
      <PhotoStrip photos={photos} />
      <div className={cn(boxClasses, "relative")}>
        <CameraButton photos={photos} isStoring={write.storing} />
        <Field
          write={write}
          withId={withId}
          name={name}
          field={field}
          {...(write.failure && { "aria-describedby": "chat-problem" })}
        />
        <Buttons write={write} photos={photos} onRecord={onRecord} />
      </div>
    </form>
  );
}

/** On phones: the camera; once that was pressed, whoever closes it finds the gallery there. */
function CameraButton({ photos, isStoring }: { photos: DraftPhotos; isStoring: boolean }) {
  const [isPressed, setPressed] = useState(false);
  return (
    <div className="flex shrink-0 flex-col gap-2 lg:hidden">
      <ChoosePhotos
        photos={photos}
        disabled={isStoring}
        hasCamera
        hasGallery={isPressed || photos.ids.length > 0}
        isIcon
        className="size-14 rounded-card border-edge px-0"
        iconClassName="size-6.5"
        onOpenCamera={() => setPressed(true)}
      />
    </div>
  );
}

const boxClasses =
  "flex items-end gap-2.5 lg:rounded-card lg:border lg:border-edge lg:bg-bg lg:p-1.5 lg:has-[textarea:focus-visible]:outline-3 lg:has-[textarea:focus-visible]:outline-offset-2 lg:has-[textarea:focus-visible]:outline-ring";

function usePostMessage({ withId, name, onPosted }: Pick<ChatComposerProps, "withId" | "name" | "onPosted">) {
  const t = useTranslations("chat");
  const { project, viewer } = useWorkspace();
  const placeName = t("recordTo", { name });
  const written = { projectId: project.id, projectName: project.name, placeName };
  const post = async (text: string, files: NewFiles) => {
    const content = { text, recipientId: withId };
    await addToOutbox(viewer.id, { kind: "message", content, written, ...draftOfFiles(files) });
    onPosted();
  };
  const write = useFieldWrite(draftName(viewer.id, "chat", project.id, withId ?? "team"), {
    max: MAX.message,
    store: post,
  });
  return { write, post, written };
}

interface FieldProps extends Pick<ChatComposerProps, "withId" | "name" | "field"> {
  write: FieldWrite;
  "aria-describedby"?: string;
}

/** Rerenders on every keystroke. Grows to four lines, then scrolls. Accepts the next message while this one is being stored. */
function Field({ write, withId, name, field, ...props }: FieldProps) {
  const t = useTranslations("chat");
  const { text, setText } = useTypedOn(write);
  useGrowing(field, text);
  const isTeam = withId === null;
  return (
    <>
      {text.includes("@") && (
        <Mentions isAbove field={field} setText={setText} taskId={null} subtaskId={null} onlyId={withId} />
      )}
      <textarea
        {...props}
        ref={field}
        rows={1}
        value={text}
        aria-label={isTeam ? t("writeToTeam") : t("writeTo", { name })}
        placeholder={isTeam ? t("writeToTeamPlaceholder") : t("writePlaceholder", { name })}
        className="block field-sizing-content max-h-34 min-h-14 w-full min-w-0 flex-1 resize-none rounded-card border border-edge bg-bg px-4 py-3.5 leading-[1.5rem] text-ink lg:min-h-12 lg:border-0 lg:px-3 lg:py-3 lg:outline-none"
        onKeyDown={submitOnEnter}
        onChange={({ target }) => setText(target.value)}
      />
    </>
  );
}

/** Text typed while a message is being stored becomes the next message, or is appended to this one if storing failed. */
function useTypedOn(write: FieldWrite) {
  const { storing, name } = write;
  const { text, setText, addText } = useTyped(write);
  const nextName = `${name}:next`;
  const next = useDraft(nextName, (draft) => draft?.text ?? "");
  const setNext = (typed: string) => writeDraft(nextName, typed === "" ? null : { text: typed });
  useLayoutEffect(() => {
    if (storing || next === "") return;
    addText(next);
    writeDraft(nextName, null);
  }, [storing, addText, next, nextName]);
  return storing ? { text: next, setText: setNext } : { text, setText };
}

/** Only where there is a keyboard: on a phone, Enter starts a new line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, shiftKey, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
  if (key !== "Enter" || shiftKey || nativeEvent.isComposing) return;
  if (!ctrlKey && !metaKey && !matchMedia("(min-width: 64rem) and (not (pointer: coarse))").matches) return;
  event.preventDefault();
  currentTarget.form?.requestSubmit();
}

interface ButtonsProps extends Pick<MessageFormProps, "write" | "onRecord"> {
  photos: DraftPhotos;
}

/** Send and the microphone have the same size on phones, so that nothing moves when the first letter is typed. */
function Buttons({ write, photos, onRecord }: ButtonsProps) {
  const t = useTranslations("chat");
  const hasText = useHasDraft(write.name);
  const [couldSend, setCouldSend] = useState(hasText);
  if (hasText && !couldSend) setCouldSend(true);
  return (
    <>
      <ChoosePhotos
        photos={photos}
        disabled={write.storing}
        hasCamera={false}
        isIcon
        variant="bare"
        size="icon"
        className="max-lg:hidden"
        iconClassName="size-5.5"
      />
      <Button variant="bare" size="icon" className="max-lg:hidden" onClick={onRecord}>
        <Mic aria-hidden className="size-5.5" />
        <span className="sr-only">{t("record")}</span>
      </Button>
      {!hasText && (
        <RecordButton
          label={t("record")}
          isReplacement={couldSend}
          onPress={onRecord}
          className="lg:hidden"
        />
      )}
      <Button
        type="submit"
        pending={write.storing}
        disabled={!hasText}
        className={hasText ? "max-lg:h-14 max-lg:w-16 max-lg:rounded-card max-lg:px-0" : "max-lg:hidden"}
      >
        <Send aria-hidden className="size-5 max-lg:size-6" />
        <span className="max-lg:sr-only">{t("send")}</span>
      </Button>
    </>
  );
}
