import { Camera, ChevronDown, RotateCw, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, type RefObject, type SubmitEvent, useRef, useState } from "react";
import { ComposerWindow, type OpenedComposer, preloadComposerWindow } from "./composer-window";
import { useDockHeight } from "./use-dock-height";
import type { Composer } from "./use-post-update";
import { recordingPlace, usePlaceLost } from "./use-posting-place";
import { readDraft, useDraft } from "@/components/form/draft-store";
import { useKeepEarlyInput } from "@/components/form/use-keep-early-input";
import { StorageWarning } from "@/components/outbox/storage-warning";
import {
  OpenRecorder,
  RecordButton,
  type RecordingPlace,
  usePreloadRecorder,
} from "@/components/recorder/record-button";
import { PHOTO_FILES } from "@/components/photos/take/photo-files";
import { onDemand, usePreload } from "@/components/shell/on-demand/on-demand";
import { preloadToasts } from "@/components/shell/toaster";
import { CountBadge } from "@/components/ui/display/count-badge";
import { Spinner } from "@/components/ui/display/spinner";
import { Button } from "@/components/ui/input/button";
import { FileButton } from "@/components/ui/input/file-button";
import { submitOnCtrlEnter } from "@/components/updates/submit-keys";
import { photoCount, useHasDraft, useTyped } from "@/components/updates/use-field-write";
import { WriteProblem } from "@/components/updates/write-problem";
import { useGrowing } from "@/components/ui/input/use-growing";
import { cn } from "@/lib/shared/utils";

const Mentions = onDemand(() => import("@/components/updates/mentions/mentions"));
const AskSwitch = onDemand(() => import("@/components/updates/asking/ask-switch"));
const PlaceChooser = onDemand(() => import("./place-chooser"));

/**
 * Hides the dock while another field has the focus. Returns after a delay, so as not to appear under a finger that is pressing
 * Save.
 */
const RETREATS =
  "transition-[visibility] delay-300 duration-0 [body:has(main_form:not([data-dock]):focus-within)_&]:invisible [body:has(main_form:not([data-dock]):focus-within)_&]:delay-0";

/** The phone's composer at the bottom of the screen: shows the update's destination, and grows to four lines. */
export function ComposerDock({ composer }: { composer: Composer }) {
  const t = useTranslations("updates");
  usePreload(PlaceChooser);
  usePreloadRecorder();
  const dock = useDockHeight();
  const field = useRef<HTMLTextAreaElement>(null);
  const [choosing, setChoosing] = useState(false);
  const { submit, failure, posting, posted, name } = composer;
  const problem = usePlaceLost(posting, name) ?? failure;
  const [opened, setOpened] = useState<OpenedComposer | null>(null);
  const open = (chosen: readonly File[]) => setOpened({ since: posted.length, chosen });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChoosing(false);
    // Its recording is read there.
    if (readDraft(name)?.recording) return open([]);
    submit();
    field.current?.focus();
  };
  return (
    <>
      <form
        ref={dock}
        data-dock=""
        onSubmit={onSubmit}
        aria-label={t("addUpdate")}
        className={cn(
          "fixed inset-x-0 bottom-0 z-20 grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line bg-surface px-4 pt-2.5 pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:hidden",
          RETREATS,
        )}
      >
        {(choosing || posting.isLost) && (
          <PlaceChooser composer={composer} id="dock" compact onLoadError={() => setChoosing(false)} />
        )}
        <DockQuestion composer={composer} />
        <StorageWarning />
        <WriteProblem id="dock-problem" reason={problem} />
        <div className="flex items-end gap-2.5">
          <CameraButton composer={composer} onOpen={open} />
          <div className="relative min-w-0 flex-1 rounded-card border border-edge bg-bg pt-[1.5rem] has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-ring">
            <PlaceButton composer={composer} isOpen={choosing} onPress={() => setChoosing(!choosing)} />
            <DockField
              composer={composer}
              field={field}
              {...(problem && { "aria-describedby": "dock-problem" })}
            />
          </div>
          <SendOrRecord composer={composer} />
        </div>
      </form>
      {opened && <ComposerWindow composer={composer} {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Offered for a text with a question mark. */
function DockQuestion({ composer: { name, posting } }: { composer: Composer }) {
  const isOffered = useDraft(name, (draft) => Boolean(draft?.asks) || Boolean(draft?.text.includes("?")));
  return isOffered && <AskSwitch draft={name} {...posting.choice} />;
}

/** The update's destination, above the text; a press opens the chooser. */
function PlaceButton({
  composer: { posting, storing },
  isOpen,
  onPress,
}: {
  composer: Composer;
  isOpen: boolean;
  onPress: () => void;
}) {
  const t = useTranslations("updates");
  const mayChoose = posting.tasks.length > 0 && !posting.isLost;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={t("goesTo", { place: posting.name })}
      disabled={!mayChoose || storing}
      className="absolute inset-x-0 top-0 flex h-[1.875rem] max-w-full items-start gap-1.5 rounded-card px-4 pt-1.5 text-left text-[0.8125rem] leading-[1.25rem] font-strong after:absolute after:inset-x-0 after:-top-3.5 after:h-3.5"
      onClick={onPress}
    >
      <span className="truncate">{posting.name}</span>
      {mayChoose && (
        <ChevronDown
          aria-hidden
          className={cn("mt-0.5 size-4 shrink-0 text-muted", isOpen && "rotate-180")}
        />
      )}
    </button>
  );
}

interface DockFieldProps extends ComponentProps<"textarea"> {
  composer: Composer;
  field: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Rerenders on every keystroke. Grows to four lines, then scrolls; to fewer with large text, to leave most of the screen to the
 * page.
 */
function DockField({ composer, field, ...props }: DockFieldProps) {
  const t = useTranslations("updates");
  const { storing, name, posting } = composer;
  const { text, setText, addText } = useTyped(composer);
  useGrowing(field, text);
  const keepEarly = (typed: string) => {
    if (typed !== readDraft(name)?.text) addText(typed);
  };
  useKeepEarlyInput(field, { update: { text, setText: keepEarly } });
  return (
    <>
      {text.includes("@") && <Mentions isAbove field={field} setText={setText} {...posting.choice} />}
      <textarea
        {...props}
        ref={field}
        name="update"
        // The draft survives a reload; a browser that restored the field's text too would seem to have typed it.
        autoComplete="off"
        rows={1}
        value={text}
        readOnly={storing}
        aria-label={t("write")}
        placeholder={t("writePlaceholder")}
        className="block field-sizing-content max-h-[max(1.875rem,min(6.375rem,40dvh-2.75rem-14px))] min-h-[1.875rem] w-full resize-none bg-transparent px-4 pb-1.5 leading-[1.5rem] text-ink outline-none placeholder:truncate"
        onFocus={preloadToasts}
        onKeyDown={submitOnCtrlEnter}
        onChange={({ target }) => setText(target.value)}
      />
    </>
  );
}

type OpenComposer = (chosen: readonly File[]) => void;

/** Opens the camera, or the photos that are not posted yet. */
function CameraButton({ composer, onOpen: open }: { composer: Composer; onOpen: OpenComposer }) {
  const t = useTranslations("camera");
  usePreload({ preload: preloadComposerWindow });
  const { name, posting, storing } = composer;
  const count = useDraft(name, photoCount);
  const looks = {
    variant: "secondary" as const,
    disabled: !posting.place || storing,
    className: "relative h-dock w-14 rounded-card border-edge px-0",
  };
  const icon = <Camera aria-hidden className="size-6.5" />;
  return (
    <>
      {count > 0 ? (
        <Button {...looks} onClick={() => open([])}>
          {icon}
          <CountBadge count={count} label={t("draft", { count })} className="absolute -top-1.5 -right-1.5" />
        </Button>
      ) : (
        <FileButton
          {...looks}
          isIcon
          opensCamera
          accept={PHOTO_FILES}
          label={t("take")}
          icon={icon}
          // Behind the camera: who closes that finds the gallery there.
          onPress={() => open([])}
          onChoose={(_, all) => open(all)}
        />
      )}
    </>
  );
}

/** Send, or a microphone while there is no text. Both have the same size, so that nothing moves on the first letter. */
function SendOrRecord({ composer }: { composer: Composer }) {
  const t = useTranslations("recorder");
  const { name, storing, posting, postRecording } = composer;
  const hasText = useHasDraft(name);
  const [couldSend, setCouldSend] = useState(hasText);
  // Fixed when the microphone is pressed; text that arrives then does not close the recorder.
  const [recordingTo, setRecordingTo] = useState<RecordingPlace | null>(null);
  if (hasText && !couldSend) setCouldSend(true);
  return (
    <>
      {hasText || storing ? (
        <SendButton composer={composer} />
      ) : (
        <RecordButton
          label={t("record")}
          isRefused={!posting.place}
          isOpening={recordingTo !== null}
          isReplacement={couldSend}
          onPress={() => setRecordingTo(recordingPlace(posting))}
        />
      )}
      {recordingTo && (
        <OpenRecorder
          startsAtOnce
          place={recordingTo}
          onPost={(recording) => postRecording(recordingTo, recording)}
          onClose={() => setRecordingTo(null)}
        />
      )}
    </>
  );
}

function SendButton({ composer: { storing, failure } }: { composer: Composer }) {
  const t = useTranslations("updates");
  const Icon = failure ? RotateCw : Send;
  return (
    <Button type="submit" aria-disabled={storing} className="h-dock w-mic rounded-card px-0">
      {storing ? <Spinner className="size-6" /> : <Icon aria-hidden className="size-6" />}
      <span className="sr-only">{failure ? t("tryAgain") : t("post")}</span>
    </Button>
  );
}
