"use client";

import { useTranslations } from "next-intl";
import { FileChoice } from "./file-choice";
import { LiveRecording } from "./live-recording";
import { Preview } from "./preview";
import { ReadyToRecord } from "./ready-to-record";
import { RecorderProblem, type ShownProblem } from "./recorder-problem";
import { StorageWarning } from "@/components/outbox/storage-warning";
import { Spinner } from "@/components/ui/display/spinner";
import type { Recorder, RecorderState } from "@/lib/browser/recorder/recorder";
import type { Take } from "@/lib/browser/recorder/take";

interface RecorderCardProps {
  recorder: Recorder;
  state: Omit<RecorderState, "problem"> & { problem: ShownProblem | null };
  isForWords: boolean;
  isPosting: boolean;
  onPost: (take: Take) => void;
  onCancel: () => void;
  onChoose: (file: File) => void;
  onRecordAgain: () => void;
}

/** The recorder: its current phase, any problem, and choosing a file instead. */
export function RecorderCard({ recorder, state, isForWords, onChoose, ...posting }: RecorderCardProps) {
  const { phase, take, problem } = state;
  const isBusy = phase === "processing" || posting.isPosting;
  return (
    <div className="grid gap-4">
      <section className="grid gap-4 rounded-card border border-line bg-surface p-5 text-center">
        {problem && <RecorderProblem problem={problem} found={state.found} />}
        {phase === "ready" && !isForWords && <StorageWarning />}
        {phase === "preview" && take ? (
          <Preview take={take} isForWords={isForWords} endedBy={state.endedBy} {...posting} />
        ) : phase === "recording" || phase === "paused" ? (
          <LiveRecording
            recorder={recorder}
            state={state}
            isForWords={isForWords}
            onCancel={posting.onCancel}
          />
        ) : phase === "ready" ? (
          <ReadyToRecord onRecord={() => void recorder.record()} onCancel={posting.onCancel} />
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
    <p role="status" className="flex h-71 flex-col items-center justify-center gap-3 text-muted">
      <Spinner className="size-7" />
      {isProcessing ? t("processing") : t("starting")}
    </p>
  );
}
