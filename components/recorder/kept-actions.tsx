import { MapPin, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { ConfirmDiscard } from "./confirm-discard";
import { Loudness } from "./loudness-note";
import { postRecording, toRecording } from "./post-recording";
import { RecorderProblem } from "./recorder-problem";
import { usePostRecording } from "./use-post-recording";
import { ClipPlayer } from "@/components/player/clip-player";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { toast } from "@/components/ui/toast/toast-store";
import type { KeptRecording } from "@/lib/browser/outbox/store/database";
import type { Clip } from "@/lib/browser/recorder/clip";
import type { Recordings } from "@/lib/browser/recorder/recordings";

interface KeptActionsProps {
  recording: KeptRecording;
  recordings: Recordings;
  /** Called once the recording was posted or discarded. */
  onGone: () => void;
  /** Whether the dialog is about nothing else. */
  isAlone?: boolean;
  /** The button beside "Discard". */
  children: ReactNode;
}

/** A kept recording with its destination, to be played, posted or discarded. */
export function KeptActions({ recording, recordings, onGone, isAlone = false, children }: KeptActionsProps) {
  const t = useTranslations("recorder");
  const common = useTranslations("common");
  const format = useFormat();
  /** Undefined: the phone could not read it. */
  const [clip, setClip] = useState<Clip | null | undefined>(null);
  const [isAsking, setAsking] = useState(false);
  const { post, isPosting, hasFailed } = usePostRecording({
    send: (sent) => postRecording(recording, toRecording(sent)),
    onPosted: () => {
      toast({ title: t("saved") });
      onGone();
    },
  });
  const read = () => void recordings.clip(recording).then(setClip, () => setClip(undefined));
  const readNow = useEffectEvent(read);
  // The list that it is in is read anew with all that is sent.
  useEffect(() => readNow(), [recording.id, recording.bytes, recordings]);
  const { projectName, placeName } = recording.written;
  return (
    <div className="grid gap-3.5">
      <p className="flex items-start gap-2 text-[0.9375rem] text-muted">
        <MapPin aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <span className="min-w-0 flex-1 wrap-anywhere">
          {[projectName, placeName].filter(Boolean).join(" · ")}
        </span>
        <TimeText dateTime={recording.capturedAt} className="tabular-nums">
          {format.shortDate(recording.capturedAt)}, {format.time(recording.capturedAt)}
        </TimeText>
      </p>
      <div className="min-h-14.5">{clip && <ClipPlayer clip={clip} />}</div>
      {clip && <Loudness clip={clip} />}
      {recording.isUnfinished && <Alert tone="notice" title={t("kept.unfinished")} />}
      {(hasFailed || clip === undefined) && <RecorderProblem problem="notProcessed" />}
      <Button
        variant={isAlone ? "primary" : "soft"}
        className="min-h-14"
        pending={isPosting}
        disabled={clip === null}
        onClick={() => {
          if (clip) post(clip);
          else read();
        }}
      >
        {t("post")}
      </Button>
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        {children}
        <Button
          variant="secondary"
          className="min-h-14 px-3 text-danger"
          disabled={isPosting}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden className="size-5" />
          {t("kept.discard")}
        </Button>
      </div>
      <ConfirmDiscard
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          void recordings.discard(recording.id).then(onGone, () => {
            setAsking(false);
            toast({ title: common("unexpected"), variant: "destructive" });
          });
        }}
      />
    </div>
  );
}
