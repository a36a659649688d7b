"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { memo, use, useEffect, useState } from "react";
import type { ListedPlace } from "@/components/project-model/placement";
import type { Viewer } from "@/components/project-model/workspace";
import { useFormat } from "@/components/providers/use-format";
import { onDemand } from "@/components/shell/on-demand";
import { Button } from "@/components/ui/button";
import type { Format } from "@/lib/i18n/format";
import type { UpdateView } from "@/lib/updates/view";
import { Comments } from "./comments";
import { EntryMenu } from "./entry-menu";
import { focusIfLost } from "./focus";
import { MoveHandleContext } from "./move-handle-context";
import { PlaceChip } from "./place-chip";
import { UpdateItem, UpdateText } from "./update-line";
import { useEditDraft } from "./use-edit-draft";
import { updateElementId } from "./use-reveal";
import { WithdrawnLine } from "./withdrawn-line";
import { ReceivedNote } from "./received-note";

// Rendered on the server, so that nothing shifts; only lists with an edited update load it.
const EditedNote = dynamic(() => import("./edited-note").then((module) => module.EditedNote));
const EditUpdate = onDemand(() => import("./edit-update"));

interface UpdateEntryProps {
  update: UpdateView;
  viewer: Viewer;
  /** Whether it was posted from this page and has arrived. */
  isReceived: boolean;
  /** What its list shows: one of all updates names its place, one of a subtask is compact. */
  listedIn?: ListedPlace["kind"];
}

/** One update on the line, with its comments; its author edits it in place. Memoized: a project has hundreds. */
export const UpdateEntry = memo(function UpdateEntry({
  update,
  viewer,
  isReceived,
  listedIn = "unassigned",
}: UpdateEntryProps) {
  const t = useTranslations("updates");
  const format = useFormat();
  const moveHandle = use(MoveHandleContext);
  const [editing, setEditing] = useState<boolean | null>(null);
  const [withdrawnHere, setWithdrawnHere] = useState(false);
  const closeEditor = () => {
    setEditing(false);
  };
  const openEditor = () => {
    setEditing(true);
  };
  const isOwn = update.authorId === viewer.id;
  const { isNew } = update;
  const comments = <Comments update={update} viewer={viewer} isFolded={listedIn === "all"} />;
  const place = listedIn === "all" && <PlaceChip update={update} />;
  if (update.withdrawnAt)
    return (
      <WithdrawnLine of={update} ref={withdrawnHere ? focusIfLost : undefined}>
        {isOwn && <ForgetEdit update={update} viewer={viewer} />}
        {place}
        {comments}
      </WithdrawnLine>
    );
  return (
    <UpdateItem
      author={update.author}
      roleLabel={t(update.author.role)}
      roleTone={update.author.role === "owner" ? "owner" : "worker"}
      time={{
        label: timeOf(update, listedIn, format),
        dateTime: update.createdAt,
      }}
      id={updateElementId(update.id)}
      isCompact={listedIn === "subtask"}
      isNew={isNew || isReceived}
      {...(isNew && { newLabel: t("isNew") })}
      note={noteOf(update, isReceived)}
      place={place}
      menu={
        !editing && (
          <>
            <EntryMenu
              written={{ update }}
              viewer={viewer}
              returned={editing === false}
              onEdit={openEditor}
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
        <EditUpdate update={update} viewer={viewer} onClose={closeEditor} onLoadError={closeEditor} />
      ) : (
        <>
          <UpdateText>{update.content}</UpdateText>
          {isOwn && <KeptEdit update={update} viewer={viewer} onContinue={openEditor} />}
        </>
      )}
    </UpdateItem>
  );
});

/** Forgets an edit of what was withdrawn: it can no longer be saved. */
function ForgetEdit({ update, viewer }: { update: UpdateView; viewer: Viewer }) {
  const { isKept, forget } = useEditDraft(update, viewer);
  useEffect(() => {
    if (isKept) forget();
  });
  return null;
}

/** Leads back to an edit that was left without saving. */
function KeptEdit({ onContinue, ...of }: { update: UpdateView; viewer: Viewer; onContinue: () => void }) {
  const t = useTranslations("updates");
  const { isKept } = useEditDraft(of.update, of.viewer);
  if (!isKept) return null;
  return (
    <Button variant="link" className="min-h-11 text-[0.9375rem]" onClick={onContinue}>
      {t("continueEdit")}
    </Button>
  );
}

/** Days are on the line where all updates are, and compact ones leave out today. */
function timeOf({ createdAt }: UpdateView, listedIn: ListedPlace["kind"], format: Format): string {
  const isToday = () => format.date(createdAt) === format.date(new Date());
  if (listedIn === "all" || (listedIn === "subtask" && isToday())) return format.time(createdAt);
  return format.dayTime(createdAt);
}

function noteOf(update: UpdateView, isReceived: boolean) {
  if (update.editedAt) return <EditedNote update={update} />;
  return isReceived && <ReceivedNote />;
}
