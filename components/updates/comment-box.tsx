"use client";

import { useTranslations } from "next-intl";
import type { SubmitEvent } from "react";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import type { Viewer } from "@/components/project-model/workspace";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import { MAX } from "@/lib/limits";
import type { CommentView, UpdateView } from "@/lib/updates/view";
import { commentDraft } from "./comment-draft";
import { focusAtEnd } from "./focus";
import { SubmitHint, submitOnCtrlEnter } from "./submit-keys";
import { UpdateText } from "./update-line";
import { type FieldWrite, useFieldWrite, useTyped } from "./use-field-write";
import { WriteProblem } from "./write-problem";
import { WriteState } from "./write-state";

interface CommentBoxProps {
  update: UpdateView;
  viewer: Viewer;
  onClose: () => void;
}

/** Comments on an update. Shown as a comment while in flight; a failure brings the box back with the text. */
export default function CommentBox({ update, viewer, onClose }: CommentBoxProps) {
  const t = useTranslations("updates");
  const write = useComment(update, viewer, onClose);
  const { text, setText, canSubmit } = useTyped(write);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    write.submit();
  };
  if (write.outgoing) return <OutgoingComment text={write.outgoing} author={viewer.name} />;
  return (
    <form onSubmit={onSubmit} className="mt-2 grid max-w-140 gap-2.5">
      <Textarea
        aria-label={t("commentText")}
        placeholder={t("commentPlaceholder")}
        rows={2}
        value={text}
        maxLength={MAX.comment}
        className="min-h-20"
        ref={focusAtEnd}
        onKeyDown={submitOnCtrlEnter}
        onChange={({ target }) => {
          setText(target.value);
        }}
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
  const t = useTranslations("updates");
  const applyEvent = useApplyEvent();
  return useFieldWrite(commentDraft(viewer, update), {
    send: async (content, idempotencyKey) =>
      (await api.post(apiPaths.comments(update.id), { content }, { idempotencyKey })) as CommentView,
    onDone: (comment) => {
      const { projectId, taskId, subtaskId } = update;
      applyEvent({ type: "comment.posted", projectId, entityId: comment.id, taskId, subtaskId }, comment);
      toast({ title: t("commented") });
      onClose();
    },
    onFailed: (description) => {
      toast({ title: t("commentFailed"), description, variant: "destructive" });
    },
  });
}

function OutgoingComment({ text, author }: { text: string; author: string }) {
  return (
    <div className="mt-2 max-w-140 rounded-button bg-sunk px-3 py-2.5 text-[0.9375rem]">
      <p>
        <b>{author}</b>{" "}
        <span className="text-sm">
          <WriteState state="sending" />
        </span>
      </p>
      <UpdateText className="text-muted">{text}</UpdateText>
    </div>
  );
}
