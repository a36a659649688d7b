"use client";

import { useState } from "react";
import { type OpenPlace, type PostingPlace, recordingPlace, usePostingPlace } from "./use-posting-place";
import { draftName } from "@/components/form/draft-store";
import { placementOf } from "@/components/project-model/placement";
import type { PostedItem } from "@/components/project-model/workspace";
import type { RecordingPlace } from "@/components/recorder/record-button";
import { useArrivals } from "./use-arrivals";
import { type FieldWrite, useFieldWrite } from "@/components/updates/use-field-write";
import type { NewFiles, Recording } from "@/lib/browser/outbox/items/files";
import { queueUpdate } from "@/lib/browser/outbox/items/queue-update";
import { MAX } from "@/lib/shared/limits";

export interface Composer extends FieldWrite {
  posting: PostingPlace;
  /** Posts to the place that the recorder showed, whatever is chosen by now. Rejects if this phone could not store it. */
  postRecording: (to: RecordingPlace, recording: Recording) => Promise<void>;
  /** The updates posted from this page, in order. */
  posted: PostedItem[];
  /** Ids of updates that were sent from this phone since the page was opened. */
  received: string[];
}

interface PostOptions extends OpenPlace {
  project: { id: string; name: string };
  userId: string;
  openFolder: (folder: string, subtask?: string) => void;
}

/** The state of a project's composer. Dock and dialog share one, and so share one draft. */
export function usePostUpdate({ project, userId, openFolder, ...open }: PostOptions): Composer {
  const draft = draftName(userId, "project", project.id);
  const posting = usePostingPlace(draft, open);
  const [posted, setPosted] = useState<PostedItem[]>([]);
  const received = useArrivals(project.id, { open, openFolder });
  const post = async (to: RecordingPlace | null, text: string, files?: NewFiles) => {
    if (!to) throw new Error("The update has no place.");
    const { name: placeName, ...ids } = to;
    const written = { projectId: project.id, projectName: project.name, placeName };
    const id = await queueUpdate({ userId, text, ...ids, ...files, written });
    setPosted((items) => [...items, { id, place: placementOf(ids) }]);
  };
  const write = useFieldWrite(draft, {
    max: MAX.update,
    keepPlace: { ...posting.choice, name: posting.name },
    store: (text) => post(recordingPlace(posting), text),
  });
  const submit = () => {
    if (posting.place) write.submit();
  };
  const postRecording: Composer["postRecording"] = (to, recording) => post(to, "", { recording });
  return { ...write, submit, posting, postRecording, posted, received };
}
