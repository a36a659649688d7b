import { Mic, Pause as PauseIcon, Play as PlayIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/input/button";
import type { Clip } from "@/lib/browser/recorder/clip";
import type { Recorder, RecorderState } from "@/lib/browser/recorder/recorder";
import { cn } from "@/lib/shared/utils";

interface RecorderActionsProps {
  recorder: Recorder;
  state: Pick<RecorderState, "phase" | "clip">;
  postLabel: "post" | "attach" | "writeDown";
  isPosting: boolean;
  onPost: (clip: Clip) => void;
  onCancel: () => void;
  onRecordAgain: () => void;
}

/** The recorder's buttons in its current phase, for the foot of its sheet: under the thumb. */
export function RecorderActions({ recorder, state: { phase, clip }, ...posting }: RecorderActionsProps) {
  const { postLabel, isPosting, onPost, onCancel, onRecordAgain } = posting;
  const t = useTranslations("recorder");
  if (phase === "preview" && clip)
    return (
      <ActionRow key="preview" className="@min-[17rem]:grid-cols-2">
        <Action pending={isPosting} className="@min-[17rem]:col-span-2" onClick={() => onPost(clip)}>
          {t(postLabel)}
        </Action>
        <Action variant="secondary" disabled={isPosting} onClick={onCancel}>
          {t("cancel")}
        </Action>
        <Action variant="secondary" disabled={isPosting} onClick={onRecordAgain}>
          {t("again")}
        </Action>
      </ActionRow>
    );
  if (phase === "recording" || phase === "paused") {
    const Icon = phase === "paused" ? PlayIcon : PauseIcon;
    return (
      <ActionRow
        key="recording"
        className="grid-cols-[minmax(0,1fr)_56px] @min-[17rem]:grid-cols-[1fr_56px_1.5fr]"
      >
        <Action variant="secondary" onClick={onCancel}>
          {t("cancel")}
        </Action>
        <Action
          variant="secondary"
          className="px-0"
          onClick={phase === "paused" ? recorder.resume : recorder.pause}
        >
          <Icon aria-hidden className="size-6" />
          <span className="sr-only">{phase === "paused" ? t("resume") : t("pause")}</span>
        </Action>
        <Action className="@max-[17rem]:col-span-2" onClick={recorder.stop}>
          <span aria-hidden className="size-3.5 rounded-[3px] bg-accent-ink" />
          {t("stop")}
        </Action>
      </ActionRow>
    );
  }
  // While nothing is recorded, nothing moves under a finger that presses twice, nor discards what it has just stopped.
  return (
    <ActionRow className={ONE_AND_A_HALF}>
      <Action variant="secondary" disabled={phase === "processing"} onClick={onCancel}>
        {t("cancel")}
      </Action>
      <Action disabled={phase !== "ready"} onClick={() => void recorder.record()}>
        <Mic aria-hidden className="size-5.5" />
        {t("start")}
      </Action>
    </ActionRow>
  );
}

/** Columns of a row whose second button is the main one. */
export const ONE_AND_A_HALF = "@min-[17rem]:grid-cols-[1fr_1.6fr]";

/** Side by side where they fit at the reader's text size, which `rem` follows here. */
export function ActionRow({ className, ...props }: ComponentProps<"div">) {
  return (
    <div className="@container">
      <div className={cn("grid gap-[10px]", className)} {...props} />
    </div>
  );
}

/** Of a size in pixels: with large text three of them would fill the screen. */
export function Action({ className, ...props }: ComponentProps<typeof Button>) {
  return <Button className={cn("min-h-[56px] px-2", className)} {...props} />;
}
