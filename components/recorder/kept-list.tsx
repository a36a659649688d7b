import { Mic } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { KeptActions } from "./kept-actions";
import { postRecording } from "./post-recording";
import { refreshKeptRecordings, useKeptRecordings } from "./use-kept-recordings";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";
import type { KeptRecording } from "@/lib/browser/outbox/store/database";

const RecorderSheet = onDemand(() => import("./recorder-sheet"));

/** All of the user's unposted recordings on this phone. */
export default function KeptList() {
  const t = useTranslations("recorder.kept");
  const { list, recordings } = useKeptRecordings();
  const [continued, setContinued] = useState<KeptRecording | null>(null);
  return (
    <>
      {list.length > 0 && recordings && (
        <section>
          <h2 className="pb-2 title-section">{t("list", { count: list.length })}</h2>
          <ul className="grid gap-3">
            {list.map((recording) => (
              <li key={recording.id} className="rounded-card border border-line bg-surface px-4 pt-3.5 pb-4">
                <KeptActions
                  recording={recording}
                  recordings={recordings}
                  onGone={() => void refreshKeptRecordings()}
                >
                  <Button
                    variant="secondary"
                    className="min-h-14 px-3"
                    onClick={() => setContinued(recording)}
                  >
                    <Mic aria-hidden className="size-5" />
                    {t("continue")}
                  </Button>
                </KeptActions>
              </li>
            ))}
          </ul>
        </section>
      )}
      {continued && (
        <RecorderSheet
          to={continued}
          kept={continued}
          hasConsent
          onPost={(recording) => postRecording(continued, recording)}
          onClose={() => setContinued(null)}
        />
      )}
    </>
  );
}
