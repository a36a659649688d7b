"use client";

import { useTranslations } from "next-intl";
import { Loudness } from "./loudness-note";
import { TakePlayer } from "@/components/player/take-player";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import type { EndedBy } from "@/lib/browser/recorder/session";
import type { Take } from "@/lib/browser/recorder/take";

interface PreviewProps {
  take: Take;
  endedBy: EndedBy | null;
  isForWords: boolean;
  isPosting: boolean;
  onPost: (take: Take) => void;
  onRecordAgain: () => void;
  onCancel: () => void;
}

/** The finished recording, to be played before it is posted. */
export function Preview(props: PreviewProps) {
  const { take, endedBy, isForWords, isPosting, onPost, onRecordAgain, onCancel } = props;
  const t = useTranslations("recorder");
  return (
    <div className="grid gap-4">
      <h3 className="text-left title-section">{t("preview")}</h3>
      <TakePlayer take={take} />
      {endedBy === "system" && <Alert tone="notice" className="text-left" title={t("stoppedBySystem")} />}
      {endedBy === "limit" && <Alert tone="notice" className="text-left" title={t("stoppedAtLimit")} />}
      <Loudness take={take} />
      <Button
        pending={isPosting}
        className="min-h-14"
        onClick={() => {
          onPost(take);
        }}
      >
        {isForWords ? t("writeDown") : t("post")}
      </Button>
      <div className="grid grid-cols-2 gap-2.5">
        <Button variant="secondary" className="px-3" disabled={isPosting} onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button variant="secondary" className="px-3" disabled={isPosting} onClick={onRecordAgain}>
          {t("again")}
        </Button>
      </div>
    </div>
  );
}
