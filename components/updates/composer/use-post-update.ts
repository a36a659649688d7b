import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { type OpenPlace, type PostingPlace, recordingPlace, usePostingPlace } from "./use-posting-place";
import { draftName, readDraft, writeDraft } from "@/components/form/draft-store";
import { type Placement, placementOf } from "@/components/project-model/placement";
import type { PostedItem } from "@/components/project-model/workspace";
import type { RecordingPlace } from "@/components/recorder/record-button";
import { toast } from "@/components/ui/toast/toast-store";
import { type FieldWrite, useFieldWrite } from "@/components/updates/use-field-write";
import { addToOutbox } from "@/lib/browser/outbox/client";
import { draftOfFiles, type NewFiles, type Recording } from "@/lib/browser/outbox/items/files";
import { isOf } from "@/lib/browser/outbox/items/item-kinds";
import { onResponseApplied } from "@/lib/browser/outbox/outbox-events";
import type { OutboxEvent } from "@/lib/browser/outbox/state";
import { MAX } from "@/lib/shared/limits";
import { trimmed } from "@/lib/shared/trimmed";
import { queryKeys } from "@/lib/shared/query-keys";
import { ALL_FOLDER, UNASSIGNED_FOLDER } from "@/lib/updates/limits";
import type { UpdateView } from "@/lib/updates/view";

export interface Composer extends FieldWrite {
  userId: string;
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
  const post = async (to: RecordingPlace | null, text: string, files: NewFiles) => {
    if (!to) throw new Error("The update has no place.");
    const { name: placeName, ...ids } = to;
    const written = { projectId: project.id, projectName: project.name, placeName };
    // A recording without a text leaves the draft of one as it is, with what that asks.
    const { asks, text: kept = "" } = readDraft(draft) ?? {};
    const isAsked = text !== "" || kept === "" || Boolean(files.photos?.length);
    const content = { text, ...ids, ...(isAsked && asks && { asks }) };
    const { id } = await addToOutbox(userId, { kind: "update", content, written, ...draftOfFiles(files) });
    setPosted((items) => [...items, { id, place: placementOf(ids) }]);
  };
  const write = useFieldWrite(draft, {
    max: MAX.update,
    keepPlace: { ...posting.choice, name: posting.name },
    store: (text, files) => post(recordingPlace(posting), text, files),
  });
  const submit = (recording?: Recording) => {
    if (posting.place) write.submit(recording);
  };
  /** With photos, text and recording are one update. */
  const postRecording: Composer["postRecording"] = async (to, recording) => {
    const { text = "", photos = [] } = readDraft(draft) ?? {};
    if (photos.length === 0) {
      await post(to, "", { recording });
      if (trimmed(text) === "") writeDraft(draft, null);
      return;
    }
    await post(to, trimmed(text), { recording, photos });
    writeDraft(draft, null);
  };
  return { ...write, userId, submit, posting, postRecording, posted, received };
}

interface ArrivalsOptions {
  open: OpenPlace;
  openFolder: (folder: string, subtask?: string) => void;
}

/** Announces which updates of the project sent from this phone have arrived, and where. Returns their ids. */
function useArrivals(projectId: string, { open, openFolder }: ArrivalsOptions): string[] {
  const t = useTranslations("updates");
  const tasks = useTranslations("tasks");
  const client = useQueryClient();
  const [received, setReceived] = useState<string[]>([]);
  const whereItWent = (
    { taskId, taskName, subtaskId, subtaskName }: UpdateView,
    movedFrom: string | null,
  ) => ({
    description:
      movedFrom === null
        ? t("postedIn", { place: subtaskName ?? taskName ?? tasks("unassigned") })
        : t("movedTo", { place: movedFrom }),
    action: {
      label: t("show"),
      onPress: () => openFolder(taskId ?? UNASSIGNED_FOLDER, subtaskId ?? undefined),
    },
  });
  const onApplied = useEffectEvent((event: OutboxEvent) => {
    if (!("item" in event) || !isOf(event.item, "update") || event.item.written.projectId !== projectId)
      return;
    const { movedFrom } = event.item;
    // Its place may have been deleted.
    if (event.is === "refused" || movedFrom !== null)
      void client.invalidateQueries({ queryKey: queryKeys.tasks(projectId) });
    if (event.is === "refused" || !event.answer) return;
    const update = event.answer as UpdateView;
    setReceived((ids) => [...ids, update.id]);
    const isInSight = movedFrom === null && isOpen(open, placementOf(update));
    toast({ title: t("posted"), ...(!isInSight && whereItWent(update, movedFrom)) });
  });
  useEffect(() => onResponseApplied(onApplied), []);
  return received;
}

/** Whether the place's updates are on the page. */
function isOpen({ folder, subtask }: OpenPlace, place: Placement): boolean {
  if (folder === ALL_FOLDER) return true;
  if (place.kind === "unassigned") return folder === UNASSIGNED_FOLDER;
  return folder === place.taskId && (place.kind === "task" || subtask === place.subtaskId);
}
