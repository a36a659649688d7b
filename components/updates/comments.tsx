"use client";

import MessageSquare from "lucide-react/icons/message-square";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/button";
import type { UpdateView } from "@/lib/updates/view";
import { CommentBox } from "./comment-box";
import { catchFocus } from "./focus";
import type { Viewer } from "./update-entry";
import { CommentItem } from "./update-line";

/** What was answered, oldest first, and the way to answer. */
export function Comments({ update, viewer }: { update: UpdateView; viewer: Viewer }) {
  const t = useTranslations("updates");
  const format = useFormat();
  const when = (at: string) =>
    format.date(at) === format.date(update.createdAt) ? format.time(at) : format.dayTime(at);
  const [open, setOpen] = useState(false);
  const [returned, setReturned] = useState(false);
  const close = () => {
    setOpen(false);
    setReturned(true);
  };
  return (
    <>
      {update.comments?.map((comment) => (
        <CommentItem
          key={comment.id}
          author={comment.author}
          time={{ label: when(comment.createdAt), dateTime: comment.createdAt }}
        >
          {comment.content}
        </CommentItem>
      ))}
      {open ? (
        <CommentBox update={update} viewer={viewer} onClose={close} />
      ) : (
        <Button
          variant="ghost"
          {...(returned && { ref: catchFocus })}
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
