import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useStore } from "@/components/providers/use-store";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { api, ApiError } from "@/lib/browser/api-client";
import { Listeners } from "@/lib/browser/listeners";
import type { Destination } from "@/lib/browser/recorder/capture";
import { apiPath } from "@/lib/shared/paths/api-path";
import { trimmed } from "@/lib/shared/trimmed";

const RecorderSheet = onDemand(() => import("./recorder-sheet"));

interface SpokenWordsOptions extends Pick<Destination, "userId" | "written"> {
  /** The field's, as of its draft: one per person and field. */
  name: string;
  hasConsent: boolean;
  /** Gets what was said, written down. */
  onWords: (words: string) => void;
}

interface SpokenWords {
  open: () => void;
  /** Whether it is being written down: the field should wait. */
  isHearing: boolean;
  /** Whether something is being said, or was and is not written down. */
  isPending: boolean;
  /** The open recorder, and what went wrong. */
  parts: ReactNode;
}

/** Speaking in place of typing: what was said is written into a field, to be read before it is sent. */
export function useSpokenWords({
  name,
  userId,
  written,
  hasConsent,
  onWords,
}: SpokenWordsOptions): SpokenWords {
  const t = useTranslations("recorder.words");
  const outbox = useTranslations("outbox");
  const common = useTranslations("common");
  const [isRecording, setRecording] = useState(false);
  const { state, hear, hearAgain } = useTranscription(name, userId, onWords);
  return {
    open: () => setRecording(true),
    isHearing: state === "hearing",
    isPending: isRecording || (state !== undefined && state !== "silent"),
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

/** What was said for a field and is not written down. */
interface Said {
  state: "hearing" | "notUploaded" | "failed" | "silent";
  recording: Blob;
  /** Null until it is uploaded. */
  audioUrl: string | null;
}

/** By the field's name: it outlives the field, which closes when another one is opened. */
const saidFor = new Map<string, Said>();
const listeners = new Listeners();

/** Transcribes a recording. Keeps one that failed, for `hearAgain`, which uploads it only once. */
function useTranscription(name: string, userId: string, onWords: (words: string) => void) {
  const said = useStore(listeners.subscribe, () => saidFor.get(name), undefined);
  const hear = async (recording: Blob, audioUrl: string | null) => {
    const change = (state: Said["state"]) => {
      saidFor.set(name, { state, recording, audioUrl });
      listeners.notify();
    };
    change("hearing");
    try {
      audioUrl ??= await uploadWhole(recording, userId);
      const words = await wordsIn(audioUrl);
      if (words === "") return change("silent");
      saidFor.delete(name);
      listeners.notify();
      onWords(words);
    } catch (thrown) {
      const state = audioUrl === null ? "notUploaded" : "failed";
      // The server no longer has it, which it keeps for some days.
      if (thrown instanceof ApiError && thrown.code === "validation_failed") audioUrl = null;
      change(state);
    }
  };
  return {
    state: said?.state,
    hear: (recording: Blob) => void hear(recording, null),
    hearAgain: () => {
      if (said) void hear(said.recording, said.audioUrl);
    },
  };
}

/** Uploads a recording in parts, each of which has its own time on a weak line; returns its address, for `wordsIn`. */
async function uploadWhole(recording: Blob, userId: string): Promise<string> {
  const [{ cutFiles }, { putPart }] = await Promise.all([
    import("@/lib/browser/outbox/send/file-parts"),
    import("@/lib/browser/outbox/send/put-part"),
  ]);
  const { files, parts } = await cutFiles([{ kind: "audio", bytes: recording, measured: {} }]);
  const announced = files.map(({ kind, size, sha256, contentType }) => ({ kind, size, sha256, contentType }));
  const { id } = await api.post(apiPath("uploads"), announced[0]);
  for (const [n, bytes] of parts.entries())
    await putPart(apiPath("uploads", id, "parts", n), bytes, { userId, onProgress: () => undefined });
  const whole = await api.post(apiPath("uploads", id, "complete"), {});
  return "audioUrl" in whole ? whole.audioUrl : "";
}

/** Transcribes an uploaded recording in its spoken language; "" if there is no speech in it. */
async function wordsIn(audioUrl: string): Promise<string> {
  const { transcript } = await api.post(apiPath("transcribe"), { audioUrl });
  return trimmed(transcript);
}
