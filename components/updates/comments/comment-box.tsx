import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { readDraft } from "@/components/form/draft-store";
import { ChoosePhotos } from "@/components/photos/take/choose-photos";
import { takesPhotos } from "@/components/photos/take/photo-files";
import { PhotoStrip } from "@/components/photos/take/photo-strip";
import { useDraftPhotos } from "@/components/photos/take/use-draft-photos";
import { useWorkspace, type Viewer } from "@/components/project-model/workspace";
import { useMediaQuery } from "@/components/providers/use-media-query";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { usePlaceName } from "@/components/translation/use-place-name";
import { Button } from "@/components/ui/input/button";
import { Textarea } from "@/components/ui/input/textarea";
import AskSwitch from "@/components/updates/asking/ask-switch";
import { type EntryFieldProps, commentDraft } from "@/components/updates/entry/use-edit-draft";
import { focusAtEnd } from "@/components/ui/focus/focus";
import { SubmitHint, submitOnCtrlEnter, submitWith } from "@/components/updates/submit-keys";
import { type FieldWrite, useFieldWrite, useTyped } from "@/components/updates/use-field-write";
import { WriteProblem } from "@/components/updates/write-problem";
import { addToOutbox } from "@/lib/browser/outbox/client";
import { draftOfFiles } from "@/lib/browser/outbox/items/files";
import { REPLY_PHOTOS } from "@/lib/photos/limits";
import { MAX } from "@/lib/shared/limits";
import type { UpdateView } from "@/lib/updates/view";

const Mentions = onDemand(() => import("@/components/updates/mentions/mentions"));

/** Comments on an update. Closes once this phone has stored the comment. */
export default function CommentBox({ update, viewer, onClose }: EntryFieldProps) {
  const t = useTranslations("updates");
  const { taskId, subtaskId, authorId } = update;
  const place = { taskId, subtaskId, authorId };
  const write = useComment(update, viewer, onClose);
  const { text, setText, canSubmit } = useTyped(write);
  const photos = useDraftPhotos(write.name, { userId: viewer.id, most: REPLY_PHOTOS });
  const isTouched = useMediaQuery("(pointer: coarse)");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => focusAtEnd(field.current), []);
  return (
    <form
      onSubmit={submitWith(write.submit)}
      {...takesPhotos(photos.add)}
      className="mt-2 grid max-w-140 grid-cols-[minmax(0,1fr)] gap-2.5"
    >
      <div className="relative">
        <Textarea
          aria-label={t("commentText")}
          placeholder={t("commentPlaceholder")}
          rows={2}
          value={text}
          readOnly={write.storing}
          className="min-h-20"
          ref={field}
          onKeyDown={submitOnCtrlEnter}
          onChange={({ target }) => setText(target.value)}
        />
        {text.includes("@") && <Mentions field={field} setText={setText} {...place} />}
      </div>
      <AskSwitch draft={write.name} {...place} />
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
      {/* What is said of photos comes a moment later: above the buttons it would move them from under the thumb. */}
      <PhotoStrip photos={photos} />
    </form>
  );
}

function useComment(update: UpdateView, viewer: Viewer, onClose: () => void): FieldWrite {
  const { project } = useWorkspace();
  const { id: updateId, taskId, subtaskId } = update;
  const placeName = usePlaceName()(update);
  const name = commentDraft(viewer, update);
  return useFieldWrite(name, {
    max: MAX.comment,
    store: async (text, files) => {
      const asks = readDraft(name)?.asks;
      await addToOutbox(viewer.id, {
        kind: "comment",
        content: { text, updateId, taskId, subtaskId, ...(asks && { asks }) },
        ...draftOfFiles(files),
        written: { projectId: project.id, projectName: project.name, placeName },
      });
      onClose();
    },
  });
}
