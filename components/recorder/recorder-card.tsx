"use client";

import { useTranslations } from "next-intl";
import { FileChoice } from "./file-choice";
import { LiveRecording, Silence } from "./live-recording";
import { Preview } from "./preview";
import { RecorderProblem, type ShownProblem } from "./recorder-problem";
import { StorageWarning } from "@/components/outbox/storage-warning";
import { Spinner } from "@/components/ui/display/spinner";
import type { RecorderState } from "@/lib/browser/recorder/recorder";

interface RecorderCardProps {
  state: Omit<RecorderState, "problem"> & { problem: ShownProblem | null };
  isForWords: boolean;
  isPosting: boolean;
  onChoose: (file: File) => void;
}

/** The recorder: its current phase, any problem, and choosing a file instead. Its buttons are `RecorderActions`. */
export function RecorderCard({ state, isForWords, isPosting, onChoose }: RecorderCardProps) {
  const { phase, take, problem } = state;
  const isBusy = phase === "processing" || isPosting;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-5 text-center">
        {problem && <RecorderProblem problem={problem} found={state.found} />}
        {phase === "ready" && !isForWords && <StorageWarning />}
        {phase === "preview" && take ? (
          <Preview take={take} endedBy={state.endedBy} />
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
