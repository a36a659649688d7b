"use client";

import Pencil from "lucide-react/icons/pencil";
import { useTranslations } from "next-intl";
import { memo, use, useState } from "react";
import type { Viewer } from "@/components/project-model/workspace";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/button";
import { canInProject } from "@/lib/access/policy";
import type { UpdateView } from "@/lib/updates/view";
import { Comments } from "./comments";
import { EditUpdate } from "./edit-update";
import { EditedNote } from "./edited-note";
import { focusIfLost } from "./focus";
import { MoveHandleContext } from "./move-handle-context";
import { UpdateItem, UpdateText } from "./update-line";
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
  const isOwn = update.authorId === viewer.id;
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
            {canInProject(viewer.level, "update:edit", { isAuthor: isOwn }) && (
              <EditButton
                returned={editing === false}
                onPress={() => {
                  setEditing(true);
                }}
              />
            )}
            {moveHandle?.(update)}
          </>
        )
      }
      footer={<Comments update={update} viewer={viewer} />}
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

function EditButton({ returned, onPress }: { returned: boolean; onPress: () => void }) {
  const t = useTranslations("updates");
  return (
    <Button
      variant="ghost"
      size="icon"
      className="-my-1.5"
      data-tip=""
      onClick={onPress}
      {...(returned && { ref: focusIfLost })}
    >
      <Pencil aria-hidden className="size-5" />
      <span className="sr-only">{t("edit")}</span>
    </Button>
  );
}
