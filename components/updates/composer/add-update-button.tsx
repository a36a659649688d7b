import Plus from "lucide-react/icons/plus";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Composer } from "./use-post-update";
import { recordingPlace } from "./use-posting-place";
import { OpenRecorder, type RecordingPlace } from "@/components/recorder/record-button";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";

const AddUpdateDialog = onDemand(() => import("./add-update-dialog"));

/** Opens the composer on desktops; it closes once this device has stored the update. */
export function AddUpdateButton({ composer, className }: { composer: Composer; className?: string }) {
  const t = useTranslations("updates");
  const posted = composer.posted.length;
  const [openSince, setOpenSince] = useState<number | null>(null);
  const [recordingTo, setRecordingTo] = useState<RecordingPlace | null>(null);
  const close = () => setOpenSince(null);
  return (
    <>
      <Button size="sm" {...(className && { className })} onClick={() => setOpenSince(posted)}>
        <Plus aria-hidden className="size-5" />
        {t("addUpdate")}
      </Button>
      {openSince === posted && (
        <AddUpdateDialog
          composer={composer}
          onRecord={() => {
            close();
            setRecordingTo(recordingPlace(composer.posting));
          }}
          onClose={close}
        />
      )}
      {recordingTo && (
        <OpenRecorder
          place={recordingTo}
          onPost={(recording) => composer.postRecording(recordingTo, recording)}
          onClose={() => setRecordingTo(null)}
        />
      )}
    </>
  );
}
