import { useEffect, useEffectEvent, useState } from "react";
import { type Draft, readDraft, useDraft, writeDraft } from "@/components/form/draft-store";
import type { PhotoProblem } from "@/lib/browser/photos/shrink";
import { forgetPhoto, keepChosen, newPhotoId, removePhoto, reopenPhoto } from "@/lib/browser/photos/tray";

/** Why chosen files are not among the photos. */
export type PhotoRefusal = PhotoProblem | "tooMany";

interface DraftPhotosOptions {
  userId: string;
  /** How many photos there may be. */
  most: number;
  /** The destination to store with a new draft. */
  keepPlace?: Draft["place"];
}

export interface DraftPhotos {
  /** In order. */
  ids: readonly string[];
  most: number;
  refusal: PhotoRefusal | null;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  /** Puts another photo in the place of one, which is kept until the other can be sent, and put back where it cannot. */
  replace: (id: string, file: File) => void;
}

const NONE: readonly string[] = [];

/** The photos of a draft: shown and shrunk while this is mounted, and kept with the draft. */
export function useDraftPhotos(name: string, { userId, most, keepPlace }: DraftPhotosOptions): DraftPhotos {
  const ids = useDraft(name, (draft) => draft?.photos) ?? NONE;
  const [refusal, setRefusal] = useState<PhotoRefusal | null>(null);
  const change = (by: (ids: readonly string[]) => string[]) => {
    const before: Draft = readDraft(name) ?? { text: "" };
    const { text, photos = [], place = keepPlace } = before;
    const changed = by(photos);
    const isEmpty = text === "" && changed.length === 0 && !before.recording;
    const draft = { ...before, photos: changed, ...(place && { place }) };
    writeDraft(name, isEmpty ? null : draft);
  };
  const remove = (id: string) => {
    change((before) => before.filter((other) => other !== id));
    void removePhoto(userId, id);
  };
  const settle = (id: string) => (problem: PhotoProblem | null) => {
    // One that was posted meanwhile is the outbox's, which may shrink it yet.
    if (!problem || !readDraft(name)?.photos?.includes(id)) return;
    setRefusal(problem);
    remove(id);
  };
  const reopen = useEffectEvent(() => {
    for (const id of ids) void reopenPhoto(userId, id).then(settle(id));
  });
  const forget = useEffectEvent(() => readDraft(name)?.photos?.forEach(forgetPhoto));
  // Those of a page that was ended come a moment after this one has opened.
  useEffect(() => reopen(), [ids]);
  useEffect(() => forget, []);
  return {
    ids,
    most,
    refusal,
    add: (files) => {
      const room = most - (readDraft(name)?.photos?.length ?? 0);
      setRefusal(files.length > room ? "tooMany" : null);
      const added = files.slice(0, room).map((file) => ({ id: newPhotoId(), file }));
      change((before) => [...before, ...added.map(({ id }) => id)]);
      for (const { id, file } of added) void keepChosen(userId, id, file).then(settle(id));
    },
    remove,
    replace: (id, file) => {
      const next = newPhotoId();
      const swap = (old: string, by: string) =>
        change((before) => before.map((other) => (other === old ? by : other)));
      setRefusal(null);
      swap(id, next);
      void keepChosen(userId, next, file).then((problem) => {
        const isBack = problem !== null && readDraft(name)?.photos?.includes(next);
        if (isBack) {
          setRefusal(problem);
          swap(next, id);
        }
        void removePhoto(userId, isBack ? next : id);
      });
    },
  };
}
