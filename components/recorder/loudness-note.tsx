import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/display/alert";
import type { Clip } from "@/lib/browser/recorder/clip";
import { isSilent, isWithoutSpeech } from "@/lib/recordings/shared/loudness";

/** Warns before posting that no speech can be heard in the recording. */
export function Loudness({ clip: { peaks, durationMs } }: { clip: Clip }) {
  const t = useTranslations("recorder");
  const note = () => {
    if (durationMs === null) return t("unmeasured");
    if (isSilent({ peaks })) return t("tooQuiet");
    return isWithoutSpeech({ peaks, durationMs }) ? t("silent") : null;
  };
  const text = note();
  return text && <Alert tone="notice" className="text-left" title={text} />;
}
