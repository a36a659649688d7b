"use client";

import FileAudio from "lucide-react/icons/file-audio";
import { useTranslations } from "next-intl";
import { FileButton } from "@/components/ui/input/file-button";
import { ACCEPTED_FILES } from "@/lib/shared/audio/audio-types";

interface FileChoiceProps {
  isDisabled: boolean;
  /** Whether a file was refused: choosing the same one again would change nothing. */
  isAnother: boolean;
  onChoose: (file: File) => void;
}

/** Posts a recording that is already on the phone. */
export function FileChoice({ isDisabled, isAnother, onChoose }: FileChoiceProps) {
  const t = useTranslations("recorder");
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 text-[0.9375rem] text-muted">
      <FileButton
        variant="link"
        className="px-1"
        disabled={isDisabled}
        aria-describedby="file-hint"
        accept={ACCEPTED_FILES}
        label={t(isAnother ? "chooseAnother" : "chooseFile")}
        icon={<FileAudio aria-hidden className="size-5" />}
        onChoose={onChoose}
      />
      <span id="file-hint">{t("fileHint")}</span>
    </div>
  );
}
