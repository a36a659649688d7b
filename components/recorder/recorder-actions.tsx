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
  if (phase === "preview" && clip) return <PreviewActions clip={clip} {...posting} />;
  const { onCancel } = posting;
  if (phase === "recording" || phase === "paused")
    return <LiveActions recorder={recorder} isPaused={phase === "paused"} onCancel={onCancel} />;
  return <ReadyActions recorder={recorder} phase={phase} onCancel={onCancel} />;
}

type WithoutClipProps = Pick<RecorderActionsProps, "recorder" | "onCancel">;

/** While nothing is recorded. Nothing moves under a finger that presses twice, nor discards what it has just stopped. */
function ReadyActions({ recorder, phase, onCancel }: WithoutClipProps & Pick<RecorderState, "phase">) {
  const t = useTranslations("recorder");
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

function LiveActions({ recorder, isPaused, onCancel }: WithoutClipProps & { isPaused: boolean }) {
  const { pause, resume, stop } = recorder;
  const t = useTranslations("recorder");
  const Icon = isPaused ? PlayIcon : PauseIcon;
  return (
    <ActionRow className="grid-cols-[minmax(0,1fr)_56px] @min-[17rem]:grid-cols-[1fr_56px_1.5fr]">
      <Action variant="secondary" onClick={onCancel}>
        {t("cancel")}
      </Action>
      <Action variant="secondary" className="px-0" onClick={isPaused ? resume : pause}>
        <Icon aria-hidden className="size-6" />
        <span className="sr-only">{isPaused ? t("resume") : t("pause")}</span>
      </Action>
      <Action className="@max-[17rem]:col-span-2" onClick={stop}>
        <span aria-hidden className="size-3.5 rounded-[3px] bg-accent-ink" />
        {t("stop")}
      </Action>
    </ActionRow>
  );
}

function PreviewActions({
  clip,
  postLabel,
  isPosting,
  onPost,
  onCancel,
  onRecordAgain,
}: Omit<RecorderActionsProps, "recorder" | "state"> & { clip: Clip }) {
  const t = useTranslations("recorder");
  return (
    <ActionRow className="@min-[17rem]:grid-cols-2">
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
