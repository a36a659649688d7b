import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { flushSync } from "react-dom";
import { move, type Place, type ProposalDraft } from "@/components/kickoff/draft";
import { Button } from "@/components/ui/input/button";

interface MoveButtonsProps {
  draft: ProposalDraft;
  name: string;
  at: Place;
  /** How many there are in its list. */
  count: number;
  onDraft: (draft: ProposalDraft) => void;
}

/** Moves a folder or a subtask by one place, without dragging. */
export function MoveButtons({ draft, name, at: { list, index }, count, onDraft }: MoveButtonsProps) {
  const t = useTranslations("kickoff");
  return ([-1, 1] as const).map((step) => {
    const to = index + step;
    const isEnd = to < 0 || to >= count;
    const Icon = step < 0 ? ArrowUp : ArrowDown;
    return (
      <Button
        key={step}
        variant="ghost"
        size="iconSm"
        aria-disabled={isEnd}
        onClick={({ currentTarget }) => {
          if (isEnd) return;
          flushSync(() => onDraft(move(draft, { list, index }, { list, index: to })));
          // The browser drops the focus of an element that is moved in the DOM.
          currentTarget.focus();
        }}
      >
        <Icon aria-hidden className="size-5" />
        <span className="sr-only">{step < 0 ? t("moveUp", { name }) : t("moveDown", { name })}</span>
      </Button>
    );
  });
}
