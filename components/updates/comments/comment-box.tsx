import { useTranslations } from "next-intl";
import type { SubmitEvent } from "react";
import { ChoosePhotos } from "@/components/photos/take/choose-photos";
import { takesPhotos } from "@/components/photos/take/photo-files";
import { PhotoStrip } from "@/components/photos/take/photo-strip";
import { useDraftPhotos } from "@/components/photos/take/use-draft-photos";
import { useWorkspace, type Viewer } from "@/components/project-model/workspace";
import { useMediaQuery } from "@/components/providers/use-media-query";
import { Button } from "@/components/ui/input/button";
import { Textarea } from "@/components/ui/input/textarea";
import { commentDraft } from "@/components/updates/entry/use-edit-draft";
import { focusAtEnd } from "@/components/updates/focus";
import { SubmitHint, submitOnCtrlEnter } from "@/components/updates/submit-keys";
import { type FieldWrite, useFieldWrite, useTyped } from "@/components/updates/use-field-write";
import { WriteProblem } from "@/components/updates/write-problem";
import { addToOutbox } from "@/lib/browser/outbox/client";
import { draftOfFiles } from "@/lib/browser/outbox/items/files";
import { REPLY_PHOTOS } from "@/lib/photos/limits";
import { MAX } from "@/lib/shared/limits";
import type { UpdateView } from "@/lib/updates/view";

interface CommentBoxProps {
  update: UpdateView;
  viewer: Viewer;
  onClose: () => void;
}

/** Comments on an update. Closes once this phone has stored the comment. */
export default function CommentBox({ update, viewer, onClose }: CommentBoxProps) {
  const t = useTranslations("updates");
  const write = useComment(update, viewer, onClose);
  const { text, setText, canSubmit } = useTyped(write);
  const photos = useDraftPhotos(write.name, { userId: viewer.id, most: REPLY_PHOTOS });
  const isTouched = useMediaQuery("(pointer: coarse)");
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    write.submit();
  };
  return (
    <form
      onSubmit={onSubmit}
      {...takesPhotos(photos.add)}
      className="mt-2 grid max-w-140 grid-cols-[minmax(0,1fr)] gap-2.5"
    >
      <PhotoStrip photos={photos} />
      <Textarea
        aria-label={t("commentText")}
        placeholder={t("commentPlaceholder")}
        rows={2}
        value={text}
        readOnly={write.storing}
        className="min-h-20"
        ref={focusAtEnd}
        onKeyDown={submitOnCtrlEnter}
        onChange={({ target }) => setText(target.value)}
      />
      <SubmitHint />
      <WriteProblem reason={write.failure} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="secondary" disabled={!canSubmit}>
          {write.failure ? t("tryAgain") : t("addComment")}
        </Button>
        <ChoosePhotos
          photos={photos}
          hasCamera={isTouched}
          isIcon
          disabled={write.storing}
          className="w-12 px-0"
          iconClassName="size-5.5"
        />
        <Button variant="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

function useComment(update: UpdateView, viewer: Viewer, onClose: () => void): FieldWrite {
  const { project } = useWorkspace();
  const { id: updateId, taskId, subtaskId, taskName, subtaskName } = update;
  return useFieldWrite(commentDraft(viewer, update), {
    max: MAX.comment,
    store: async (text, files) => {
      await addToOutbox(viewer.id, {
        kind: "comment",
        content: { text, updateId, taskId, subtaskId },
        ...draftOfFiles(files),
        written: {
          projectId: project.id,
          projectName: project.name,
          placeName: subtaskName ?? taskName,
        },
      });
      onClose();
    },
  });
}
