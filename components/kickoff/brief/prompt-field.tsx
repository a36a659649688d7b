import { Mic } from "lucide-react";
import { useTranslations } from "next-intl";
import { draftName } from "@/components/form/draft-store";
import { TextareaField } from "@/components/form/fields";
import type { KickoffReader } from "@/components/kickoff/kickoff-reader";
import { useSpokenWords } from "@/components/recorder/use-spoken-words";
import { Button } from "@/components/ui/input/button";
import { trimmed } from "@/lib/shared/trimmed";

interface PromptFieldProps {
  reader: KickoffReader;
  value: string;
  error: string | undefined;
  onValue: (prompt: string) => void;
}

/** The description of the job, typed or spoken; a transcript is appended to the text. */
export function PromptField({ reader, value, error, onValue }: PromptFieldProps) {
  const t = useTranslations("kickoff");
  const recorder = useTranslations("recorder.words");
  const { open, isHearing, parts } = useSpokenWords({
    name: draftName(reader.userId, "prompt"),
    userId: reader.userId,
    written: { projectId: "", projectName: t("title"), placeName: t("prompt") },
    hasConsent: reader.hasRecordingConsent,
    onWords: (words) => onValue(trimmed(value) === "" ? words : `${value.trimEnd()}\n${words}`),
  });
  return (
    <div className="grid gap-2">
      <TextareaField
        name="prompt"
        label={t("prompt")}
        hint={t("promptHint")}
        placeholder={t("promptPlaceholder")}
        error={error}
        readOnly={isHearing}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
      <Button variant="secondary" className="justify-self-start" pending={isHearing} onClick={open}>
        <Mic aria-hidden className="size-5" />
        {isHearing ? recorder("hearing") : t("speak")}
      </Button>
      {parts}
    </div>
  );
}
