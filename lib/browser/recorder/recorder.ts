import type { Destination } from "./capture";
import { checkFile, type FileRefusal, measureFile } from "./chosen-file";
import { type Clip, placeOf } from "./clip";
import { MicrophoneError, type MicrophoneProblem } from "./microphone";
import { openRecordings, type Recordings } from "./recordings";
import { type EndedBy, type Progress, type Session, startSession } from "./session";
import { Listeners } from "@/lib/browser/listeners";
import type { KeptRecording } from "@/lib/browser/outbox/store/database";
import { measureStorage } from "@/lib/browser/outbox/store/storage";
import type { OtherFile } from "@/lib/shared/audio/identify";

export interface RecorderState extends Progress {
  phase:
    | "opening"
    /** Nothing is recorded; the person may start. */
    | "ready"
    /** The browser asks for the microphone. */
    | "starting"
    | "recording"
    | "paused"
    /** The recording or chosen file is being prepared. */
    | "processing"
    /** There is a clip. */
    | "preview";
  problem: MicrophoneProblem | FileRefusal["problem"] | "unreadable" | null;
  /** What a chosen file is that is `notAudio`. */
  found: OtherFile | null;
  clip: Clip | null;
  endedBy: EndedBy | null;
  /** Whether little storage was left before the recording. */
  isLow: boolean;
}

/** A recorder, from the press on the microphone to a clip. */
export type Recorder = ReturnType<typeof createRecorder>;

/** How many levels the page draws. */
export const SHOWN_LEVELS = 38;

const NOTHING: RecorderState = {
  phase: "opening",
  problem: null,
  found: null,
  clip: null,
  endedBy: null,
  isLow: false,
  durationMs: 0,
  levels: [],
  remainingMs: Infinity,
  isKept: true,
  staysAwake: true,
};

interface RecorderOptions {
  /** A stored recording to start from; discarding deletes it. */
  kept?: KeptRecording | undefined;
  /** Whether the phone stores the recording as it is made, so that a closed page loses nothing. */
  isKeeping?: boolean;
  /** Whether the person pressed a microphone. */
  startsAtOnce?: boolean | undefined;
}

/** A recorder for one destination. */
export function createRecorder(
  to: Destination,
  { kept, isKeeping = true, startsAtOnce = false }: RecorderOptions = {},
) {
  const listeners = new Listeners();
  let state = NOTHING;
  let session: Session | null = null;
  let recordings: Recordings | null = null;
  let isClosed = true;
  let attempts = 0;
  const wasClosed = () => isClosed;
  const change = (changed: Partial<RecorderState>) => {
    if (isClosed) return;
    state = { ...state, ...changed };
    listeners.notify();
  };
  const onProgress = ({ levels, ...progress }: Progress) => {
    const shown = [...state.levels, ...levels].slice(-SHOWN_LEVELS);
    change({ ...progress, levels: shown });
  };
  const onEnd = (clip: Clip, endedBy: EndedBy) => {
    // The recording has been discarded since.
    if (!session) return;
    change({ phase: "preview", clip, endedBy, durationMs: clip.durationMs ?? 0 });
  };
  const record = async () => {
    change({ ...NOTHING, phase: "starting", isLow: state.isLow, isKept: state.isKept });
    const attempt = ++attempts;
    // While the browser asked, the person may have cancelled, or chosen a file.
    const isOver = () => isClosed || attempt !== attempts;
    try {
      const started: Session = await startSession({
        ...to,
        recordings,
        onProgress,
        onEnd,
        onWords: (heard) => {
          const { clip } = state;
          if (clip && session === started) change({ clip: { ...clip, heard } });
        },
      });
      if (isOver()) return await started.discard();
      session = started;
      change({ phase: "recording" });
    } catch (thrown) {
      if (isOver()) return;
      const problem = thrown instanceof MicrophoneError ? thrown.problem : "unsupported";
      change({ phase: "ready", problem });
    }
  };
  const discard = async () => {
    attempts += 1;
    const discarded = session;
    const { clip } = state;
    session = null;
    change({ ...NOTHING, phase: "ready", isLow: state.isLow, isKept: recordings !== null });
    await discarded?.discard();
    if (kept && clip?.recordingId === kept.id) await recordings?.discard(kept.id);
  };
  const open = async () => {
    isClosed = false;
    if (isKeeping) recordings = await openRecordings().catch(() => null);
    const isLow = (await measureStorage())?.isLow ?? false;
    change({ isLow, isKept: recordings !== null });
    if (wasClosed()) return;
    if (kept && recordings) {
      const clip = await recordings.clip(kept);
      change({ phase: "preview", clip, durationMs: clip.durationMs ?? 0 });
      return;
    }
    const mustBeTold = isKeeping && (isLow || !recordings);
    if (startsAtOnce && !mustBeTold) await record();
    else change({ phase: "ready" });
  };
  return {
    subscribe: listeners.subscribe,
    state: () => state,
    /** Prepares, and starts recording where it `startsAtOnce`, unless the person has to be told something first. */
    open,
    record,
    pause: () => {
      session?.pause();
      change({ phase: "paused" });
    },
    resume: () => {
      session?.resume();
      change({ phase: "recording" });
    },
    stop: () => {
      change({ phase: "processing" });
      session?.stop();
    },
    /** Uses a file instead; resolves with null if it cannot be posted, and sets the problem. */
    choose: async (file: File) => {
      await discard();
      change({ phase: "processing" });
      const result = await chosen(file, to);
      change(result);
      return result.clip ?? null;
    },
    /** Discards the recording or chosen file. */
    discard,
    /** Releases the microphone; a stored recording stays on the phone. */
    close: async () => {
      isClosed = true;
      await session?.close();
    },
  };
}

async function chosen(file: File, to: Destination): Promise<Partial<RecorderState>> {
  try {
    const checked = await checkFile(file);
    if ("problem" in checked) return { phase: "ready", ...checked };
    const capturedAt = new Date().toISOString();
    const measured = await measureFile(checked.file);
    const clip = { recordingId: null, ...checked, ...placeOf(to), capturedAt, ...measured };
    return { phase: "preview", clip, durationMs: measured.durationMs ?? 0 };
  } catch {
    return { phase: "ready", problem: "unreadable" };
  }
}
