"use client";

import MessageSquare from "lucide-react/icons/message-square";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Viewer } from "@/components/project-model/workspace";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/button";
import type { UpdateView } from "@/lib/updates/view";
import { CommentBox } from "./comment-box";
import { EarlierComments } from "./earlier-comments";
import { focusIfLost } from "./focus";
import { CommentItem } from "./update-line";

/** The comments, oldest first, and the box to add one. */
export function Comments({ update, viewer }: { update: UpdateView; viewer: Viewer }) {
  const t = useTranslations("updates");
  const [open, setOpen] = useState(false);
  const [returned, setReturned] = useState(false);
  const close = () => {
    setOpen(false);
    setReturned(true);
  };
  return (
    <>
      <EarlierComments update={update} />
      <CommentList update={update} />
      {open ? (
        <CommentBox update={update} viewer={viewer} onClose={close} />
      ) : (
        <Button
          variant="ghost"
          {...(returned && { ref: focusIfLost })}
          className="mt-0.5 -mb-2.5 -ml-3 px-3 text-[0.9375rem]"
          onClick={() => {
            setOpen(true);
          }}
        >
          <MessageSquare aria-hidden className="size-4.5" />
          {t("comment")}
        </Button>
      )}
    </>
  );
}

function CommentList({ update: { createdAt, comments = [] } }: { update: UpdateView }) {
  const t = useTranslations("updates");
  const format = useFormat();
  if (comments.length === 0) return null;
  const day = format.date(createdAt);
  return comments.map((comment) => (
    <CommentItem
      key={comment.id}
      author={comment.author}
      roleLabel={t(comment.author.role)}
      time={{
        label:
          format.date(comment.createdAt) === day
            ? format.time(comment.createdAt)
            : format.dayTime(comment.createdAt),
        dateTime: comment.createdAt,
      }}
    >
      {comment.content}
    </CommentItem>
  ));
}
