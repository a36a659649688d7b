"use client";

import { useTranslations } from "next-intl";
import { memo, use, useState } from "react";
import type { Viewer } from "@/components/project-model/workspace";
import { useFormat } from "@/components/providers/use-format";
import type { UpdateView } from "@/lib/updates/view";
import { Comments } from "./comments";
import { EditUpdate } from "./edit-update";
import { EditedNote } from "./edited-note";
import { EntryMenu } from "./entry-menu";
import { focusIfLost } from "./focus";
import { MoveHandleContext } from "./move-handle-context";
import { UpdateItem, UpdateText } from "./update-line";
import { WithdrawnLine } from "./withdrawn-line";
import { WriteState } from "./write-state";

interface UpdateEntryProps {
  update: UpdateView;
  viewer: Viewer;
  /** Whether it was posted from this page and has arrived. */
  isReceived: boolean;
}

/** One update on the line, with its comments; its author edits it in place. Memoized: a project has hundreds. */
export const UpdateEntry = memo(function UpdateEntry({ update, viewer, isReceived }: UpdateEntryProps) {
  const t = useTranslations("updates");
  const format = useFormat();
  const moveHandle = use(MoveHandleContext);
  const [editing, setEditing] = useState<boolean | null>(null);
  const [withdrawnHere, setWithdrawnHere] = useState(false);
  const isOwn = update.authorId === viewer.id;
  const comments = <Comments update={update} viewer={viewer} />;
  if (update.withdrawnAt)
    return (
      <WithdrawnLine of={update} ref={withdrawnHere ? focusIfLost : undefined}>
        {comments}
      </WithdrawnLine>
    );
  return (
    <UpdateItem
      author={update.author}
      roleLabel={t(update.author.role)}
      roleTone={update.author.role === "owner" ? "owner" : "worker"}
      time={{ label: format.dayTime(update.createdAt), dateTime: update.createdAt }}
      isNew={!isOwn && update.seq !== null && update.seq > viewer.viewedSeq}
      newLabel={t("isNew")}
      note={noteOf(update, isReceived)}
      menu={
        !editing && (
          <>
            <EntryMenu
              written={{ update }}
              viewer={viewer}
              className="-my-1.5"
              returned={editing === false}
              onEdit={() => {
                setEditing(true);
              }}
              onWithdrawn={() => {
                setWithdrawnHere(true);
              }}
            />
            {moveHandle?.(update)}
          </>
        )
      }
      footer={comments}
    >
      {editing ? (
        <EditUpdate
          update={update}
          onClose={() => {
            setEditing(false);
          }}
        />
      ) : (
        <UpdateText>{update.content}</UpdateText>
      )}
    </UpdateItem>
  );
});

function noteOf(update: UpdateView, isReceived: boolean) {
  if (update.editedAt) return <EditedNote update={update} />;
  return isReceived && <WriteState state="received" />;
}
