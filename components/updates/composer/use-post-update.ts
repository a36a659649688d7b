"use client";

import { useState } from "react";
import { type OpenPlace, type PostingPlace, usePostingPlace } from "./use-posting-place";
import { draftName } from "@/components/form/draft-store";
import type { Placement } from "@/components/project-model/placement";
import type { PostedItem } from "@/components/project-model/workspace";
import { useArrivals } from "@/components/updates/use-arrivals";
import { type FieldWrite, useFieldWrite } from "@/components/updates/use-field-write";
import type { NewFiles } from "@/lib/browser/outbox/items/files";
import { queueUpdate } from "@/lib/browser/outbox/items/queue-update";
import { MAX } from "@/lib/shared/limits";

export interface Composer extends FieldWrite {
  posting: PostingPlace;
  /** Posts to the chosen place; resolves once this phone has stored it. Rejects if it could not be stored, or has no place. */
  post: (text: string, files?: NewFiles) => Promise<void>;
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
  const post = async (text: string, files?: NewFiles) => {
    const { place } = posting;
    if (!place) throw new Error("The update has no place.");
    const placeName = place.kind === "unassigned" ? null : posting.name;
    const id = await queueUpdate({
      userId,
      text,
      ...idsOf(place),
      ...files,
      written: { projectId: project.id, projectName: project.name, placeName },
    });
    setPosted((items) => [...items, { id, place }]);
  };
  const write = useFieldWrite(draft, {
    max: MAX.update,
    keepPlace: { ...posting.choice, name: posting.name },
    store: post,
  });
  const submit = () => {
    if (posting.place) write.submit();
  };
  return { ...write, submit, posting, post, posted, received };
}

function idsOf(place: Placement): { taskId: string | null; subtaskId: string | null } {
  if (place.kind === "unassigned") return { taskId: null, subtaskId: null };
  return { taskId: place.taskId, subtaskId: place.kind === "subtask" ? place.subtaskId : null };
}
