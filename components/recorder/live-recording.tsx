import { useTranslations } from "next-intl";
import { LevelBars } from "@/components/player/level-bars";
import { WARN_MS } from "@/lib/browser/recorder/limits";
import { type RecorderState, SHOWN_LEVELS } from "@/lib/browser/recorder/recorder";
import { formatDuration, formatTimer } from "@/lib/i18n/duration";
import { cn } from "@/lib/shared/utils";

interface LiveRecordingProps {
  state: Pick<RecorderState, "phase" | "durationMs" | "levels" | "remainingMs" | "isKept">;
  isForWords: boolean;
}

/** The recording in progress: its time, its loudness, and whether the phone stores it. */
export function LiveRecording({ state, isForWords }: LiveRecordingProps) {
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
export function Silence() {
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

/** Says where it is stored, that the size limit is near, or that the phone can no longer store it. */
function Note({
  state: { remainingMs, isKept },
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
      <p className={cn(classes, "text-muted")}>{t(isForWords ? "changeWordsAfter" : "keptWhileTalking")}</p>
    );
  return (
    <p className={cn(classes, "font-strong text-warn")}>
      <span role="alert">{t("endsIn", { time: formatDuration(WARN_MS / 1000) })}</span>{" "}
      <span className="font-mono tabular-nums">{formatDuration(remainingMs / 1000)}</span>
    </p>
  );
}
