import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { lineItem } from "./update-line";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { cn } from "@/lib/shared/utils";
import type { UpdateView } from "@/lib/updates/view";

interface WithdrawnNoteProps {
  /** The update or comment. */
  of: Pick<UpdateView, "withdrawnAt" | "withdrawnBy">;
  className?: string;
  ref?: Ref<HTMLParagraphElement> | undefined;
}

/** A withdrawn update on the timeline: a dot, who withdrew it, and the comments on it. */
export function WithdrawnLine({ children, ...note }: WithdrawnNoteProps & { children: ReactNode }) {
  return (
    <li
      className={cn(
        lineItem,
        "before:absolute before:top-4.5 before:left-[5px] before:size-2.5 before:rounded-full before:bg-muted",
      )}
    >
      <WithdrawnNote {...note} />
      <div className="flex max-w-[60ch] flex-wrap items-center gap-x-4">{children}</div>
    </li>
  );
}

/** Who withdrew an update or a comment, and when; can take the focus of the removed text. */
export function WithdrawnNote({ of: { withdrawnAt, withdrawnBy }, className, ref }: WithdrawnNoteProps) {
  const t = useTranslations("updates");
  const format = useFormat();
  if (!withdrawnAt || !withdrawnBy) return null;
  return (
    <p ref={ref} tabIndex={-1} className={cn("w-fit text-[0.9375rem] text-muted", className)}>
      <TimeText>{t("withdrawn", { name: withdrawnBy.name, date: format.shortDate(withdrawnAt) })}</TimeText>
    </p>
  );
}
