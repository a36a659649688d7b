import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { api, bodyOf, send } from "@/lib/browser/api-client";
import type { Destination } from "@/lib/browser/recorder/capture";
import { audioPaths } from "@/lib/shared/paths/audio-paths";
import { trimmed } from "@/lib/shared/trimmed";

const RecorderSheet = onDemand(() => import("./recorder-sheet"));

interface SpokenWordsOptions extends Pick<Destination, "userId" | "written"> {
  hasConsent: boolean;
  /** Gets what was said, written down. */
  onWords: (words: string) => void;
}

interface SpokenWords {
  open: () => void;
  /** Whether it is being written down: the field should wait. */
  isHearing: boolean;
  /** The open recorder, and what went wrong. */
  parts: ReactNode;
}

/** Speaking in place of typing: what was said is written into a field, to be read before it is sent. */
export function useSpokenWords({ userId, written, hasConsent, onWords }: SpokenWordsOptions): SpokenWords {
  const t = useTranslations("recorder.words");
  const outbox = useTranslations("outbox");
  const common = useTranslations("common");
  const [isRecording, setRecording] = useState(false);
  const { state, hear, hearAgain } = useTranscription(onWords);
  return {
    open: () => setRecording(true),
    isHearing: state === "hearing",
    parts: (
      <>
        {(state === "notUploaded" || state === "failed") && (
          <Alert tone="danger">
            <p>{state === "notUploaded" ? outbox("uploadFailed") : t("failed")}</p>
            <Button variant="link" size="inline" onClick={hearAgain}>
              {common("retry")}
            </Button>
          </Alert>
        )}
        {state === "silent" && <Alert tone="notice">{t("nothing")}</Alert>}
        {isRecording && (
          <RecorderSheet
            to={{ userId, written, taskId: null, subtaskId: null }}
            hasConsent={hasConsent}
            isForWords
            startsAtOnce
            onPost={({ file }) => {
              hear(file);
              return Promise.resolve();
            }}
            onClose={() => setRecording(false)}
          />
        )}
      </>
    ),
  };
}

type Transcription = "resting" | "hearing" | "notUploaded" | "failed" | "silent";

/** Transcribes a recording. Keeps one that failed, for `hearAgain`, which uploads it only once. */
function useTranscription(onWords: (words: string) => void) {
  const [state, setState] = useState<Transcription>("resting");
  const [recording, setRecording] = useState<Blob | null>(null);
  const [uploaded, setUploaded] = useState<string | null>(null);
  const transcribe = async (audioUrl: string) => {
    try {
      const words = await wordsIn(audioUrl);
      setState(words === "" ? "silent" : "resting");
      if (words !== "") onWords(words);
    } catch {
      setState("failed");
    }
  };
  const upload = async (said: Blob) => {
    try {
      const audioUrl = await uploadWhole(said);
      setUploaded(audioUrl);
      return audioUrl;
    } catch {
      setState("notUploaded");
      return null;
    }
  };
  const hear = async (said: Blob, known: string | null) => {
    setState("hearing");
    const audioUrl = known ?? (await upload(said));
    if (audioUrl !== null) await transcribe(audioUrl);
  };
  return {
    state,
    hear: (said: Blob) => {
      setRecording(said);
      setUploaded(null);
      void hear(said, null);
    },
    hearAgain: () => {
      if (recording) void hear(recording, uploaded);
    },
  };
}

/** All that a server waits for a body: on a weak line a minute of speech takes half a minute. */
const UPLOAD_MS = 5 * 60_000;

/** Uploads a recording; returns its address, for `wordsIn`. */
async function uploadWhole(recording: Blob): Promise<string> {
  const form = new FormData();
  form.set("audio", recording, "prompt");
  const response = await send("POST", audioPaths.uploadWhole(), form, { timeoutMs: UPLOAD_MS });
  return (await bodyOf(response)).audioUrl;
}

/** Transcribes an uploaded recording in its spoken language; "" if there is no speech in it. */
async function wordsIn(audioUrl: string): Promise<string> {
  const { transcript } = await api.post(audioPaths.transcribe(), { audioUrl });
  return trimmed(transcript);
}
