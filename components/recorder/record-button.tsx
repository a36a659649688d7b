import { Mic } from "lucide-react";
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import type { RecorderSheetProps } from "./recorder-sheet";
import { useWorkspace } from "@/components/project-model/workspace";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Spinner } from "@/components/ui/display/spinner";
import { Button } from "@/components/ui/input/button";
import { cn } from "@/lib/shared/utils";

const RecorderSheet = onDemand(() => import("./recorder-sheet"));

/** The destination of a recording; null if there is none. */
export interface RecordingPlace {
  taskId: string | null;
  subtaskId: string | null;
  /** Null for Unassigned. */
  name: string | null;
}

/** Milliseconds after this button replaces another one during which a press was meant for the other. */
const SETTLED_MS = 400;
/** Milliseconds after mount to fetch the recorder: later there may be no signal. */
const PRELOAD_MS = 2000;

interface RecorderProps extends Pick<RecorderSheetProps, "startsAtOnce" | "onAttach" | "onPost" | "onClose"> {
  place: RecordingPlace;
}

interface RecordButtonProps {
  label: string;
  /** Whether there is no destination. */
  isRefused?: boolean;
  /** Whether the recorder opens, or is open. */
  isOpening?: boolean;
  onPress: () => void;
  /** Whether this button has just replaced another one. */
  isReplacement: boolean;
  className?: string;
}

/** A phone's microphone, beside a field. */
export function RecordButton({ label, isReplacement, onPress, className, ...props }: RecordButtonProps) {
  const { isRefused = false, isOpening = false } = props;
  const ignoredUntil = useRef(0);
  useLayoutEffect(() => {
    if (isReplacement) ignoredUntil.current = performance.now() + SETTLED_MS;
  }, [isReplacement]);
  const press = ({ timeStamp }: MouseEvent) => {
    if (!isRefused && timeStamp > ignoredUntil.current) onPress();
  };
  return (
    <Button
      aria-disabled={isRefused}
      className={cn("h-dock w-mic rounded-card px-0", className)}
      onPointerEnter={RecorderSheet.preload}
      onClick={press}
    >
      {isOpening ? <Spinner className="size-6.5" /> : <Mic aria-hidden className="size-6.5" />}
      <span className="sr-only">{label}</span>
    </Button>
  );
}

/** Fetches the recorder once, however often text replaces the microphone. */
export function usePreloadRecorder(): void {
  useEffect(() => {
    const timer = setTimeout(RecorderSheet.preload, PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The recorder for a place of the open project. */
export function OpenRecorder({ place, ...recorder }: RecorderProps) {
  const { project, viewer } = useWorkspace();
  const { taskId, subtaskId, name } = place;
  const written = { projectId: project.id, projectName: project.name, placeName: name };
  return (
    <RecorderSheet
      to={{ userId: viewer.id, written, taskId, subtaskId }}
      hasConsent={viewer.hasRecordingConsent}
      {...recorder}
    />
  );
}
