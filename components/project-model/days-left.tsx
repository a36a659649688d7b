import { Calendar, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { useToday } from "@/components/providers/use-today";
import type { ProjectView } from "@/lib/projects/view";
import { cn } from "@/lib/shared/utils";

/** A project's due date as text, by the reader's own calendar. */
export interface Due {
  /** "27 days left", "Due today", "3 days late" */
  left: string;
  /** "Due Dec 17" */
  date: string;
  late: boolean;
}

/** Null without a due date, and for a project that is no longer active. Updates at the reader's midnight. */
export function useDue({ dueDate, status }: Pick<ProjectView, "dueDate" | "status">): Due | null {
  const t = useTranslations("projects");
  const format = useFormat();
  useToday();
  if (!dueDate || status !== "active") return null;
  const days = format.daysLeft(dueDate);
  return {
    left: days < 0 ? t("daysLate", { days: -days }) : t("daysLeft", { days }),
    date: t("due", { date: format.day(dueDate) }),
    late: days < 0,
  };
}

/** The days left, with a calendar icon; if late, in the danger color with a warning icon. */
export function DaysLeft({ due, className }: { due: Due; className?: string }) {
  const Icon = due.late ? TriangleAlert : Calendar;
  return (
    <span
      className={cn("inline-flex items-center gap-1.5 font-strong", due.late && "text-danger", className)}
      title={due.date}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <TimeText>{due.left}</TimeText>
    </span>
  );
}
