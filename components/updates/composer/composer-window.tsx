import { useState } from "react";
import type { Composer } from "./use-post-update";
import { recordingPlace } from "./use-posting-place";
import { readDraft, useDraft, writeDraft } from "@/components/form/draft-store";
import { OpenRecorder, type RecordingPlace } from "@/components/recorder/record-button";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { photoCount } from "@/components/updates/use-field-write";
import type { Recording } from "@/lib/browser/outbox/items/files";

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
  /** With photos it becomes part of their draft. One that this phone does not keep is posted at once. */
  const post = async (recording: Recording) => {
    const draft = readDraft(composer.name);
    if (draft && hasPhotos && recording.recordingId)
      writeDraft(composer.name, { ...draft, recording: recording.recordingId });
    else if (recordingTo) await composer.postRecording(recordingTo, recording);
  };
  if (recordingTo)
    return (
      <OpenRecorder
        place={recordingTo}
        isAttached={hasPhotos}
        onPost={post}
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
