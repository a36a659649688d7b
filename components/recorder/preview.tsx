"use client";

import { useTranslations } from "next-intl";
import { Loudness } from "./loudness-note";
import { TakePlayer } from "@/components/player/take-player";
import { Alert } from "@/components/ui/display/alert";
import type { EndedBy } from "@/lib/browser/recorder/session";
import type { Take } from "@/lib/browser/recorder/take";

interface PreviewProps {
  take: Take;
  endedBy: EndedBy | null;
}

/** The finished recording, to be played before it is posted. */
export function Preview({ take, endedBy }: PreviewProps) {
  const t = useTranslations("recorder");
  return (
    <div className="grid gap-4">
      <h3 className="text-left title-section">{t("preview")}</h3>
      <TakePlayer take={take} />
      {endedBy === "system" && <Alert tone="notice" className="text-left" title={t("stoppedBySystem")} />}
      {endedBy === "limit" && <Alert tone="notice" className="text-left" title={t("stoppedAtLimit")} />}
      <Loudness take={take} />
    </div>
  );
}
