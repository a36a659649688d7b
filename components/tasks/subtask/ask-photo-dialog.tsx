import { useTranslations } from "next-intl";
import { useState } from "react";
import { UNDO_MS } from "./pending-ticks";
import { ChoosePhotos } from "@/components/photos/take/choose-photos";
import { useCan } from "@/components/project-model/use-can";
import { useWorkspace } from "@/components/project-model/workspace";
import { useMediaQuery } from "@/components/providers/use-media-query";
import { translatableSubtask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import { Button } from "@/components/ui/input/button";
import { Sheet } from "@/components/ui/overlay/dialog";
import { WriteProblem } from "@/components/updates/write-problem";
import { addToOutbox } from "@/lib/browser/outbox/client";
import { forgetPhoto, keepChosen, newPhotoId } from "@/lib/browser/photos/tray";
import { UPDATE_PHOTOS } from "@/lib/photos/limits";
import type { SubtaskView } from "@/lib/tasks/view";

interface AskPhotoDialogProps {
  subtask: SubtaskView;
  /** Ticks it without a photo. */
  onTick: () => void;
  onTicked: () => void;
  onClose: () => void;
}

/** Takes the photo that a subtask asks for: it is posted in the subtask, and completes it. */
export default function AskPhotoDialog({ subtask, onTick, onTicked, onClose }: AskPhotoDialogProps) {
  const t = useTranslations("tasks");
  const updates = useTranslations("updates");
  const name = useShownName()(translatableSubtask(subtask));
  const isTouched = useMediaQuery("(pointer: coarse)");
  const mayPost = useCan("update:post", { visible: true, postable: true });
  const mayTickWithout = useCan("subtask:edit");
  const [hasFailed, setFailed] = useState(false);
  const post = usePostDone(subtask);
  const add = (files: readonly File[]) =>
    void post(files).then(
      () => {
        onTicked();
        onClose();
      },
      () => setFailed(true),
    );
  const choose = { photos: { add }, iconClassName: "size-6.5", className: "min-h-14 rounded-card" };
  return (
    <Sheet onClose={onClose} title={name} description={t(mayPost ? "askedPhotoHint" : "askedPhotoOfOthers")}>
      <div className="grid gap-2.5">
        {hasFailed && <WriteProblem reason={updates("unexpected")} />}
        {mayPost && isTouched && <ChoosePhotos {...choose} variant="primary" hasCamera hasGallery={false} />}
        {mayPost && (
          <ChoosePhotos {...choose} variant={isTouched ? "secondary" : "primary"} hasCamera={false} />
        )}
        {mayTickWithout && (
          <Button
            variant="ghost"
            className="min-h-14"
            onClick={() => {
              onTick();
              onClose();
            }}
          >
            {t("tickWithoutPhoto")}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** Posts photos that complete the subtask, without waiting until they are shrunk. Can be undone as a tick can. */
function usePostDone({ id: subtaskId, parentTaskId: taskId, name }: SubtaskView) {
  const { project, viewer } = useWorkspace();
  return async (files: readonly File[]) => {
    const photos = files.slice(0, UPDATE_PHOTOS).map((file) => {
      const id = newPhotoId();
      void keepChosen(viewer.id, id, file).finally(() => forgetPhoto(id));
      return id;
    });
    await addToOutbox(viewer.id, {
      kind: "update",
      content: { text: "", taskId, subtaskId, completesSubtask: true },
      photos,
      undoMs: UNDO_MS,
      written: { projectId: project.id, projectName: project.name, placeName: name },
    });
  };
}
