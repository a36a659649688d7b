import Mic from "lucide-react/icons/mic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextareaField } from "@/components/form/fields";
import type { KickoffReader } from "@/components/kickoff/kickoff-reader";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { api } from "@/lib/browser/api-client";
import { PROMPT } from "@/lib/kickoff/limits";
import { audioPaths } from "@/lib/shared/paths/audio-paths";
import { trimmed } from "@/lib/shared/trimmed";

const RecorderSheet = onDemand(() => import("@/components/recorder/recorder-sheet"));

interface PromptFieldProps {
  reader: KickoffReader;
  value: string;
  error: string | undefined;
  onValue: (prompt: string) => void;
}

/** The description of the job, typed or spoken; a transcript is appended to the text. */
export function PromptField({ reader, value, error, onValue }: PromptFieldProps) {
  const t = useTranslations("kickoff");
  const outbox = useTranslations("outbox");
  const [isRecording, setRecording] = useState(false);
  const { state, hear, hearAgain } = usePromptTranscription((words) =>
    onValue(trimmed(value) === "" ? words : `${value.trimEnd()}\n${words}`),
  );
  return (
    <div className="grid gap-2">
      <TextareaField
        name="prompt"
        label={t("prompt")}
        hint={t("promptHint")}
        placeholder={t("promptPlaceholder")}
        error={error}
        maxLength={PROMPT.max}
        readOnly={state === "hearing"}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        pending={state === "hearing"}
        onClick={() => setRecording(true)}
      >
        <Mic aria-hidden className="size-5" />
        {state === "hearing" ? t("hearing") : t("speak")}
      </Button>
      {(state === "notUploaded" || state === "failed") && (
        <Alert tone="danger">
          <p>{state === "notUploaded" ? outbox("uploadFailed") : t("hearFailed")}</p>
          <Button variant="link" size="inline" onClick={hearAgain}>
            {t("hearAgain")}
          </Button>
        </Alert>
      )}
      {state === "silent" && <Alert tone="notice">{t("heardNothing")}</Alert>}
      {isRecording && (
        <RecorderSheet
          to={{
            userId: reader.userId,
            written: { projectId: "", projectName: t("title"), placeName: t("prompt") },
            taskId: null,
            subtaskId: null,
          }}
          hasConsent={reader.hasRecordingConsent}
          isForWords
          startsAtOnce
          onPost={({ file }) => {
            hear(file);
            return Promise.resolve();
          }}
          onClose={() => setRecording(false)}
        />
      )}
    </div>
  );
}

type Transcription = "resting" | "hearing" | "notUploaded" | "failed" | "silent";

/** Transcribes a spoken description. Keeps a recording that failed, for `hearAgain`, which uploads it only once. */
function usePromptTranscription(onWords: (words: string) => void) {
  const [state, setState] = useState<Transcription>("resting");
  const [recording, setRecording] = useState<Blob | null>(null);
  const [uploaded, setUploaded] = useState<string | null>(null);
  const transcribe = async (audioUrl: string) => {
    try {
      const words = await transcribePrompt(audioUrl);
      setState(words === "" ? "silent" : "resting");
      if (words !== "") onWords(words);
    } catch {
      setState("failed");
    }
  };
  const upload = async (said: Blob) => {
    try {
      const audioUrl = await uploadPrompt(said);
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

/** Uploads a recording; returns its address, for `transcribePrompt`. */
async function uploadPrompt(recording: Blob): Promise<string> {
  const form = new FormData();
  form.set("audio", recording, "prompt");
  const { audioUrl } = await api.post(audioPaths.uploadWhole(), form);
  return audioUrl;
}

/** Transcribes an uploaded recording in its spoken language; "" if there is no speech in it. */
async function transcribePrompt(audioUrl: string): Promise<string> {
  const { transcript } = await api.post(audioPaths.transcribe(), { audioUrl });
  return trimmed(transcript);
}
