"use client";

import { useTranslations } from "next-intl";
import { focusOnMount } from "@/components/form/focus-on-mount";
import type { FolderDraft } from "@/components/kickoff/draft";
import { Button } from "@/components/ui/input/button";

/** A folder that was removed from a draft, and where it was. */
export interface RemovedFolder {
  folder: FolderDraft;
  index: number;
}

interface RemovedNoteProps {
  name: string;
  /** Whether the draft has no room for it. */
  isFull: boolean;
  onUndo: () => void;
}

/** Takes the place of the folder removed last, and brings it back. Its words get the focus: a key that is typed must not undo. */
export function RemovedNote({ name, isFull, onUndo }: RemovedNoteProps) {
  const t = useTranslations("kickoff");
  return (
    <div className="flex min-h-13 items-center gap-3 border-b border-line px-2 text-muted lg:min-h-11.5">
      <p ref={focusOnMount} tabIndex={-1} className="min-w-0 flex-1 wrap-anywhere">
        {t("folderRemoved", { name })}
      </p>
      <Button variant="secondary" size="sm" disabled={isFull} onClick={onUndo}>
        {t("undo")}
      </Button>
    </div>
  );
}
