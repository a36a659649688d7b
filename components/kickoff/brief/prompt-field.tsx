import Mic from "lucide-react/icons/mic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePromptTranscription } from "./use-prompt-transcription";
import { TextareaField } from "@/components/form/fields";
import type { KickoffReader } from "@/components/kickoff/kickoff-reader";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { PROMPT } from "@/lib/kickoff/limits";
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
  const stop = () => setRecording(false);
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
          onClose={stop}
        />
      )}
    </div>
  );
}
