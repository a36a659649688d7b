"use client";

import Mic from "lucide-react/icons/mic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextareaField } from "@/components/form/fields";
import { onDemand } from "@/components/shell/on-demand";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { PROMPT } from "@/lib/kickoff/limits";
import type { Recording } from "@/lib/outbox/post-update";
import { hearPrompt } from "./hear-prompt";
import type { KickoffReader } from "./reader";

const RecorderSheet = onDemand(() => import("@/components/recorder/recorder-sheet"));

interface PromptFieldProps {
  reader: KickoffReader;
  value: string;
  error: string | undefined;
  onValue: (prompt: string) => void;
}

/** The description of the job, typed or spoken: what is said is added to what is there. */
export function PromptField({ reader, value, error, onValue }: PromptFieldProps) {
  const t = useTranslations("kickoff");
  const [isRecording, setRecording] = useState(false);
  const [hearing, setHearing] = useState<"resting" | "hearing" | "failed" | "silent">("resting");
  const stop = () => {
    setRecording(false);
  };
  const hear = (recording: Recording) => {
    setHearing("hearing");
    hearPrompt(recording).then(
      (words) => {
        setHearing(words === "" ? "silent" : "resting");
        if (words !== "") onValue(value.trim() === "" ? words : `${value.trimEnd()}\n${words}`);
      },
      () => {
        setHearing("failed");
      },
    );
    return Promise.resolve();
  };
  return (
    <div className="grid gap-2">
      <TextareaField
        name="prompt"
        label={t("prompt")}
        hint={t("promptHint")}
        placeholder={t("promptPlaceholder")}
        error={error}
        maxLength={PROMPT.max}
        readOnly={hearing === "hearing"}
        value={value}
        onChange={({ target }) => {
          onValue(target.value);
        }}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        pending={hearing === "hearing"}
        onClick={() => {
          setRecording(true);
        }}
      >
        <Mic aria-hidden className="size-5" />
        {hearing === "hearing" ? t("hearing") : t("speak")}
      </Button>
      {hearing === "failed" && <Alert tone="danger">{t("hearFailed")}</Alert>}
      {hearing === "silent" && <Alert tone="notice">{t("heardNothing")}</Alert>}
      {isRecording && (
        <RecorderSheet
          to={{
            userId: reader.userId,
            written: { projectId: "", projectName: t("title"), placeName: t("prompt") },
            taskId: null,
            subtaskId: null,
          }}
          hasConsent={reader.hasRecordingConsent}
          onPost={hear}
          onClose={stop}
          onLoadError={stop}
        />
      )}
    </div>
  );
}
