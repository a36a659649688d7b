"use client";

import MessageSquare from "lucide-react/icons/message-square";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Viewer } from "@/components/project-model/workspace";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/button";
import type { CommentView, UpdateView } from "@/lib/updates/view";
import { CommentBox } from "./comment-box";
import { EarlierComments } from "./earlier-comments";
import { EntryMenu } from "./entry-menu";
import { focusIfLost } from "./focus";
import { CommentItem } from "./update-line";
import { WithdrawnNote } from "./withdrawn-line";

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
      {update.comments?.map((comment) => (
        <Comment key={comment.id} {...{ update, comment, viewer }} />
      ))}
      {open && <CommentBox update={update} viewer={viewer} onClose={close} />}
      {!open && !update.withdrawnAt && (
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

function Comment({ update, comment, viewer }: { update: UpdateView; comment: CommentView; viewer: Viewer }) {
  const t = useTranslations("updates");
  const format = useFormat();
  const [withdrawnHere, setWithdrawnHere] = useState(false);
  if (comment.withdrawnAt)
    return (
      <WithdrawnNote
        of={comment}
        ref={withdrawnHere ? focusIfLost : undefined}
        className="mt-2 px-3 py-1.5"
      />
    );
  const isSameDay = format.date(comment.createdAt) === format.date(update.createdAt);
  return (
    <CommentItem
      author={comment.author}
      roleLabel={t(comment.author.role)}
      time={{
        label: isSameDay ? format.time(comment.createdAt) : format.dayTime(comment.createdAt),
        dateTime: comment.createdAt,
      }}
      menu={
        <EntryMenu
          written={{ update, comment }}
          viewer={viewer}
          className="-my-2.5 -mr-2.5"
          onWithdrawn={() => {
            setWithdrawnHere(true);
          }}
        />
      }
    >
      {comment.content}
    </CommentItem>
  );
}
