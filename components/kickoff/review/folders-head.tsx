"use client";

import ArrowDownUp from "lucide-react/icons/arrow-down-up";
import Plus from "lucide-react/icons/plus";
import { useTranslations } from "next-intl";
import type { ProposalDraft } from "@/components/kickoff/draft";
import { Button } from "@/components/ui/input/button";

interface FoldersHeadProps {
  draft: ProposalDraft;
  isFull: boolean;
  isReordering: boolean;
  onReorder: (isReordering: boolean) => void;
  onAdd: () => void;
}

/** The title of the list of folders, how many there are, and the buttons that reorder them and add one. */
export function FoldersHead({ draft, isFull, isReordering, onReorder, onAdd }: FoldersHeadProps) {
  const t = useTranslations("kickoff");
  return (
    <div className="mt-4 flex items-center gap-2.5 border-b border-line pb-1">
      <h3 className="title-section">{t("folders")}</h3>
      <p className="flex-1 text-sm text-muted max-lg:hidden">{t("counts", countsOf(draft))}</p>
      <Button
        variant="ghost"
        size="iconSm"
        className="aria-pressed:bg-sunk aria-pressed:text-ink max-lg:ml-auto"
        aria-pressed={isReordering}
        onClick={() => onReorder(!isReordering)}
      >
        <ArrowDownUp aria-hidden className="size-5" />
        <span className="sr-only">{t("reorder")}</span>
      </Button>
      <Button variant="link" className="px-0 no-underline" disabled={isFull} onClick={onAdd}>
        <Plus aria-hidden className="size-5" />
        {t("addFolder")}
      </Button>
    </div>
  );
}

function countsOf({ folders }: ProposalDraft): { folders: number; subtasks: number } {
  return {
    folders: folders.length,
    subtasks: folders.reduce((sum, { subtasks }) => sum + subtasks.length, 0),
  };
}
