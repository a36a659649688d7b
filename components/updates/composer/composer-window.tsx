import { useState } from "react";
import type { Composer } from "./use-post-update";
import { recordingPlace } from "./use-posting-place";
import { readDraft, useDraft, writeDraft } from "@/components/form/draft-store";
import { OpenRecorder, type RecordingPlace } from "@/components/recorder/record-button";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { photoCount } from "@/components/updates/use-field-write";

const AddUpdateDialog = onDemand(() => import("./add-update-dialog"));

const NONE: readonly File[] = [];

/** What opened it. */
export interface OpenedComposer {
  /** How many updates had been posted: it closes with the next one. */
  since: number;
  /** Photos that were chosen outside of it. */
  chosen: readonly File[];
}

interface ComposerWindowProps extends OpenedComposer {
  composer: Composer;
  /** Whether the recorder opens first. */
  startsRecording?: boolean;
  onClose: () => void;
}

/** The composer's dialog, or the recorder in its place, which leads back to a draft with photos. */
export function ComposerWindow({ composer, since, chosen, startsRecording, onClose }: ComposerWindowProps) {
  const [recordingTo, setRecordingTo] = useState<RecordingPlace | null>(() =>
    startsRecording ? recordingPlace(composer.posting) : null,
  );
  const [added, setAdded] = useState<readonly File[] | null>(null);
  const hasPhotos = useDraft(composer.name, photoCount) > 0;
  const attach = (recording: string) =>
    writeDraft(composer.name, { text: "", ...readDraft(composer.name), recording });
  if (recordingTo)
    return (
      <OpenRecorder
        place={recordingTo}
        {...(hasPhotos && { onAttach: attach })}
        onPost={(recording) => composer.postRecording(recordingTo, recording)}
        onClose={() => {
          setRecordingTo(null);
          if (!hasPhotos) onClose();
        }}
      />
    );
  if (since !== composer.posted.length) return null;
  return (
    <AddUpdateDialog
      composer={composer}
      chosen={chosen === added ? NONE : chosen}
      onRecord={() => {
        setAdded(chosen);
        setRecordingTo(recordingPlace(composer.posting));
      }}
      onClose={onClose}
    />
  );
}

/** Loads the dialog while there is a signal, for when there is none. */
export const preloadComposerWindow = AddUpdateDialog.preload;
