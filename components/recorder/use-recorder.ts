import { useEffect, useState, useSyncExternalStore } from "react";
import { refreshKeptRecordings } from "./use-kept-recordings";
import { outboxOf } from "@/lib/browser/outbox/client";
import type { KeptRecording } from "@/lib/browser/outbox/store/database";
import type { Destination } from "@/lib/browser/recorder/capture";
import { createRecorder, type Recorder, type RecorderState } from "@/lib/browser/recorder/recorder";

interface UseRecorderOptions {
  to: Destination;
  /** An unposted recording to start from. */
  kept?: KeptRecording | undefined;
  /** Whether the phone stores the recording as it is made. */
  isKeeping: boolean;
  /** Whether it records as soon as it opens. */
  startsAtOnce: boolean;
  isWanted: boolean;
}

/** A recorder that opens once `isWanted`, and releases the microphone when the component unmounts. */
export function useRecorder({
  to,
  kept,
  isKeeping,
  startsAtOnce,
  isWanted,
}: UseRecorderOptions): [Recorder, RecorderState] {
  const [recorder] = useState(() => createRecorder(to, { kept, isKeeping, startsAtOnce }));
  useEffect(() => {
    // The outbox's state says whether the phone has room.
    outboxOf(to.userId).catch(() => undefined);
    if (!isWanted) return;
    void recorder.open();
    return () => {
      void recorder.close().then(refreshKeptRecordings, () => undefined);
    };
  }, [recorder, isWanted, to.userId]);
  return [recorder, useSyncExternalStore(recorder.subscribe, recorder.state, recorder.state)];
}
