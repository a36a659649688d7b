"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/display/alert";
import type { Take } from "@/lib/browser/recorder/take";
import { isSilent, isWithoutSpeech } from "@/lib/recordings/shared/loudness";

/** Warns before posting that no speech can be heard in the recording. */
export function Loudness({ take: { peaks, durationMs } }: { take: Take }) {
  const t = useTranslations("recorder");
  const note = () => {
    if (durationMs === null) return t("unmeasured");
    if (isSilent({ peaks })) return t("tooQuiet");
    return isWithoutSpeech({ peaks, durationMs }) ? t("silent") : null;
  };
  const text = note();
  return text && <Alert tone="notice" className="text-left" title={text} />;
}
