import ChevronDown from "lucide-react/icons/chevron-down";
import MessageSquare from "lucide-react/icons/message-square";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CountBadge } from "@/components/ui/display/count-badge";
import { cn } from "@/lib/shared/utils";
import type { SubtaskView } from "@/lib/tasks/view";

interface SubtaskToggleProps {
  subtask: SubtaskView;
  isOpen: boolean;
  /** Id of the element it expands. */
  controls: string;
  onPress: () => void;
  /** A button before the chevron. */
  children: ReactNode;
}

/** A row's number of updates and its chevron. Its hit area is the whole row, apart from other buttons. */
export function SubtaskToggle({ subtask, isOpen, controls, onPress, children }: SubtaskToggleProps) {
  const t = useTranslations();
  const { name, updateCount: count, newUpdatesCount: newCount } = subtask;
  const label = t("tasks.updatesOf", { name, count });
  return (
    <>
      <span className="flex-1" />
      <CountBadge count={newCount} label={t("updates.newCount", { count: newCount })} className="ml-2" />
      {count > 0 && (
        <span
          aria-hidden
          className="ml-2 flex shrink-0 items-center gap-1.25 text-sm font-semibold text-muted"
        >
          <MessageSquare className="size-4" />
          {count}
        </span>
      )}
      {children}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-label={newCount > 0 ? `${label}, ${t("updates.newCount", { count: newCount })}` : label}
        className={cn(
          "grid size-11 shrink-0 place-items-center after:absolute after:inset-0 hover:text-ink lg:-mr-2.75",
          !isOpen && "text-muted",
        )}
        onClick={onPress}
      >
        <ChevronDown
          aria-hidden
          className={cn("size-5 transition-transform duration-150", isOpen && "[transform:rotate(180deg)]")}
        />
      </button>
    </>
  );
}
