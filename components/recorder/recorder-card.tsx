import { FileAudio } from "lucide-react";
import { useTranslations } from "next-intl";
import { Loudness } from "./loudness-note";
import { RecorderProblem, type ShownProblem } from "./recorder-problem";
import { StorageWarning } from "@/components/outbox/storage-warning";
import { ClipPlayer } from "@/components/player/clip-player";
import { LevelBars } from "@/components/player/level-bars";
import { PhoneWords } from "@/components/translation/phone-words";
import { Alert } from "@/components/ui/display/alert";
import { Spinner } from "@/components/ui/display/spinner";
import { FileButton } from "@/components/ui/input/file-button";
import type { Clip } from "@/lib/browser/recorder/clip";
import { WARN_MS } from "@/lib/browser/recorder/limits";
import { type RecorderState, SHOWN_LEVELS } from "@/lib/browser/recorder/recorder";
import type { EndedBy } from "@/lib/browser/recorder/session";
import { formatDuration, formatTimer } from "@/lib/i18n/duration";
import { ACCEPTED_FILES } from "@/lib/shared/audio/audio-types";
import { cn } from "@/lib/shared/utils";

interface RecorderCardProps {
  state: Omit<RecorderState, "problem"> & { problem: ShownProblem | null };
  isForWords: boolean;
  isPosting: boolean;
  onChoose: (file: File) => void;
}

/** The recorder: its current phase, any problem, and choosing a file instead. Its buttons are `RecorderActions`. */
export function RecorderCard({ state, isForWords, isPosting, onChoose }: RecorderCardProps) {
  const { phase, clip, problem } = state;
  const isBusy = phase === "processing" || isPosting;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-5 text-center">
        {problem && <RecorderProblem problem={problem} found={state.found} />}
        {phase === "ready" && !isForWords && <StorageWarning />}
        {phase === "preview" && clip ? (
          <Preview clip={clip} endedBy={state.endedBy} />
        ) : phase === "recording" || phase === "paused" ? (
          <LiveRecording state={state} isForWords={isForWords} />
        ) : phase === "ready" ? (
          !problem && <Silence />
        ) : (
          <Waiting isProcessing={phase === "processing"} />
        )}
      </section>
      <FileChoice
        isDisabled={isBusy}
        isAnother={problem === "notAudio" || problem === "tooLarge"}
        onChoose={onChoose}
      />
    </div>
  );
}

interface LiveRecordingProps {
  state: Pick<RecorderState, "phase" | "durationMs" | "levels" | "remainingMs" | "isKept" | "staysAwake">;
  isForWords: boolean;
}

/** The recording in progress: its time, its loudness, and whether the phone stores it. */
function LiveRecording({ state, isForWords }: LiveRecordingProps) {
  const t = useTranslations("recorder");
  const { durationMs, levels } = state;
  const isPaused = state.phase === "paused";
  return (
    <div>
      <p role="status" className="flex items-center justify-center gap-2 text-sm font-bold text-danger">
        <span
          aria-hidden
          className={cn(
            "size-2.5 rounded-full",
            isPaused ? "border-2 border-danger" : "bg-danger motion-safe:animate-pulse-soft",
          )}
        />
        {isPaused ? t("paused") : t("recording")}
      </p>
      <p role="timer" className={timerClasses}>
        {formatTimer(durationMs / 1000)}
      </p>
      <div className={cn("h-16", isPaused && "opacity-50")}>
        <LevelBars levels={levels} count={SHOWN_LEVELS} />
      </div>
      <Note state={state} isForWords={isForWords} />
    </div>
  );
}

/** The same before anything was recorded. */
function Silence() {
  return (
    <div aria-hidden className="h-48 opacity-50">
      <p className={cn(timerClasses, "pt-5")}>{formatTimer(0)}</p>
      <div className="h-16">
        <LevelBars levels={[]} count={SHOWN_LEVELS} />
      </div>
    </div>
  );
}

/** With large text as wide as the narrowest phone. */
const timerClasses = "mt-1 mb-2.5 font-mono text-[min(3.25rem,16vw)] leading-[1.2] font-semibold";

/** Says where it is stored, that the screen or the size limit will end it, or that the phone can no longer store it. */
function Note({
  state: { remainingMs, isKept, staysAwake },
  isForWords,
}: Pick<LiveRecordingProps, "state" | "isForWords">) {
  const t = useTranslations("recorder");
  const classes = "mt-2.5 text-sm";
  if (!isKept && !isForWords)
    return (
      <p role="alert" className={cn(classes, "font-strong text-danger")}>
        {t("notKept")}
      </p>
    );
  if (remainingMs > WARN_MS)
    return (
      <p className={cn(classes, "text-muted")}>
        {t(!staysAwake ? "touchScreen" : isForWords ? "changeWordsAfter" : "keptWhileTalking")}
      </p>
    );
  return (
    <p className={cn(classes, "font-strong text-warn")}>
      <span role="alert">{t("endsIn", { time: formatDuration(WARN_MS / 1000) })}</span>{" "}
      <span className="font-mono tabular-nums">{formatDuration(remainingMs / 1000)}</span>
    </p>
  );
}

/** Has the height of the recording view that follows. */
function Waiting({ isProcessing }: { isProcessing: boolean }) {
  const t = useTranslations("recorder");
  return (
    <p role="status" className="flex h-48 flex-col items-center justify-center gap-3 text-muted">
      <Spinner className="size-7" />
      {isProcessing ? t("processing") : t("starting")}
    </p>
  );
}

interface FileChoiceProps {
  isDisabled: boolean;
  /** Whether a file was refused: choosing the same one again would change nothing. */
  isAnother: boolean;
  onChoose: (file: File) => void;
}

/** Posts a recording that is already on the phone. */
function FileChoice({ isDisabled, isAnother, onChoose }: FileChoiceProps) {
  const t = useTranslations("recorder");
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 text-[0.9375rem] text-muted">
      <FileButton
        variant="link"
        className="px-1"
        disabled={isDisabled}
        aria-describedby="file-hint"
        accept={ACCEPTED_FILES}
        label={t(isAnother ? "chooseAnother" : "chooseFile")}
        icon={<FileAudio aria-hidden className="size-5" />}
        onChoose={onChoose}
      />
      <span id="file-hint">{t("fileHint")}</span>
    </div>
  );
}

/** The finished recording, to be played before it is posted. */
function Preview({ clip, endedBy }: { clip: Clip; endedBy: EndedBy | null }) {
  const t = useTranslations("recorder");
  return (
    <div className="grid gap-4">
      <h3 ref={focusIfLost} tabIndex={-1} className="text-left title-section">
        {t("preview")}
      </h3>
      <ClipPlayer clip={clip} />
      {clip.heard && (
        <div className="text-left">
          <PhoneWords words={clip.heard} />
        </div>
      )}
      <div role="alert" className="grid gap-4 empty:hidden">
        {endedBy === "system" && <Alert tone="notice" className="text-left" title={t("stoppedBySystem")} />}
        {endedBy === "limit" && <Alert tone="notice" className="text-left" title={t("stoppedAtLimit")} />}
        <Loudness clip={clip} />
      </div>
    </div>
  );
}

/** The dialog itself has the focus once the pressed button is gone. */
function focusIfLost(heading: HTMLElement | null): void {
  if (document.activeElement?.matches("body, [role=dialog]")) heading?.focus({ preventScroll: true });
}
