"use client";

import FileAudio from "lucide-react/icons/file-audio";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/input/button";
import { ACCEPTED_FILES } from "@/lib/browser/recorder/chosen-file";

/** Posts a recording that is already on the phone. */
export function FileChoice({
  isDisabled,
  onChoose,
}: {
  isDisabled: boolean;
  onChoose: (file: File) => void;
}) {
  const t = useTranslations("recorder");
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 text-[0.9375rem] text-muted">
      <Button
        variant="link"
        className="px-1"
        disabled={isDisabled}
        aria-describedby="file-hint"
        onClick={() => field.current?.click()}
      >
        <FileAudio aria-hidden className="size-5" />
        {t("chooseFile")}
      </Button>
      <span id="file-hint">{t("fileHint")}</span>
      <input
        ref={field}
        type="file"
        accept={ACCEPTED_FILES}
        className="hidden"
        aria-label={t("chooseFile")}
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // So that choosing the same file again fires a change event.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}
