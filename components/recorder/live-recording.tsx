"use client";

import PauseIcon from "lucide-react/icons/pause";
import PlayIcon from "lucide-react/icons/play";
import { useTranslations } from "next-intl";
import { LevelBars } from "@/components/player/level-bars";
import { Button } from "@/components/ui/input/button";
import { WARN_MS } from "@/lib/browser/recorder/limits";
import { type Recorder, type RecorderState, SHOWN_LEVELS } from "@/lib/browser/recorder/recorder";
import { formatDuration, formatTimer } from "@/lib/i18n/duration";
import { cn } from "@/lib/shared/utils";

interface LiveRecordingProps {
  recorder: Recorder;
  state: Pick<RecorderState, "phase" | "durationMs" | "levels" | "remainingMs" | "isKept">;
  isForWords: boolean;
  onCancel: () => void;
}

/** The recording in progress: its time, its loudness, and whether the phone stores it. */
export function LiveRecording({ recorder, state, isForWords, onCancel }: LiveRecordingProps) {
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
      <p role="timer" className="mt-1 mb-2.5 font-mono text-[3.25rem] leading-[1.2] font-semibold">
        {formatTimer(durationMs / 1000)}
      </p>
      <div className={cn("h-16", isPaused && "opacity-50")}>
        <LevelBars levels={levels} count={SHOWN_LEVELS} />
      </div>
      <Note state={state} isForWords={isForWords} />
      <div className="grid grid-cols-[1fr_3.5rem_1.5fr] gap-2.5">
        <Button variant="secondary" className="min-h-14 px-2" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button
          variant="secondary"
          className="min-h-14 px-0"
          onClick={isPaused ? recorder.resume : recorder.pause}
        >
          {isPaused ? (
            <PlayIcon aria-hidden className="size-6" />
          ) : (
            <PauseIcon aria-hidden className="size-6" />
          )}
          <span className="sr-only">{isPaused ? t("resume") : t("pause")}</span>
        </Button>
        <Button className="min-h-14 px-3" onClick={recorder.stop}>
          <span aria-hidden className="size-3.5 rounded-[3px] bg-accent-ink" />
          {t("stop")}
        </Button>
      </div>
    </div>
  );
}

/** Says where it is stored, that the size limit is near, or that the phone can no longer store it. */
function Note({
  state: { remainingMs, isKept },
  isForWords,
}: Pick<LiveRecordingProps, "state" | "isForWords">) {
  const t = useTranslations("recorder");
  const classes = "mt-2.5 mb-4 text-sm";
  if (!isKept && !isForWords)
    return (
      <p role="alert" className={cn(classes, "font-strong text-danger")}>
        {t("notKept")}
      </p>
    );
  if (remainingMs > WARN_MS)
    return (
      <p className={cn(classes, "text-muted")}>{t(isForWords ? "changeWordsAfter" : "keptWhileTalking")}</p>
    );
  return (
    <p className={cn(classes, "font-strong text-warn")}>
      <span role="alert">{t("endsIn", { time: formatDuration(WARN_MS / 1000) })}</span>{" "}
      <span className="font-mono tabular-nums">{formatDuration(remainingMs / 1000)}</span>
    </p>
  );
}
