import FileAudio from "lucide-react/icons/file-audio";
import { useTranslations } from "next-intl";
import { LiveRecording, Silence } from "./live-recording";
import { Loudness } from "./loudness-note";
import { RecorderProblem, type ShownProblem } from "./recorder-problem";
import { StorageWarning } from "@/components/outbox/storage-warning";
import { ClipPlayer } from "@/components/player/clip-player";
import { Alert } from "@/components/ui/display/alert";
import { Spinner } from "@/components/ui/display/spinner";
import { FileButton } from "@/components/ui/input/file-button";
import type { Clip } from "@/lib/browser/recorder/clip";
import type { RecorderState } from "@/lib/browser/recorder/recorder";
import type { EndedBy } from "@/lib/browser/recorder/session";
import { ACCEPTED_FILES } from "@/lib/shared/audio/audio-types";

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

interface PreviewProps {
  clip: Clip;
  endedBy: EndedBy | null;
}

/** The finished recording, to be played before it is posted. */
function Preview({ clip, endedBy }: PreviewProps) {
  const t = useTranslations("recorder");
  return (
    <div className="grid gap-4">
      <h3 className="text-left title-section">{t("preview")}</h3>
      <ClipPlayer clip={clip} />
      {endedBy === "system" && <Alert tone="notice" className="text-left" title={t("stoppedBySystem")} />}
      {endedBy === "limit" && <Alert tone="notice" className="text-left" title={t("stoppedAtLimit")} />}
      <Loudness clip={clip} />
    </div>
  );
}
