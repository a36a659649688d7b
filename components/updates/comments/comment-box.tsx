import { useTranslations } from "next-intl";
import type { SubmitEvent } from "react";
import { useWorkspace, type Viewer } from "@/components/project-model/workspace";
import { Button } from "@/components/ui/input/button";
import { Textarea } from "@/components/ui/input/textarea";
import { commentDraft } from "@/components/updates/entry/use-edit-draft";
import { focusAtEnd } from "@/components/updates/focus";
import { SubmitHint, submitOnCtrlEnter } from "@/components/updates/submit-keys";
import { type FieldWrite, useFieldWrite, useTyped } from "@/components/updates/use-field-write";
import { WriteProblem } from "@/components/updates/write-problem";
import { addToOutbox } from "@/lib/browser/outbox/client";
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
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    write.submit();
  };
  return (
    <form onSubmit={onSubmit} className="mt-2 grid max-w-140 gap-2.5">
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
    store: async (text) => {
      await addToOutbox(viewer.id, {
        kind: "comment",
        content: { text, updateId, taskId, subtaskId },
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
