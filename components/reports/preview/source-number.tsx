import { cn } from "@/lib/shared/utils";

/** The number of a source, in marks and lists. */
export function SourceNumber({ number, isChosen }: { number: number; isChosen: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        "grid h-5 min-w-5 place-items-center rounded-[6px] px-1 text-xs font-bold",
        isChosen ? "bg-ink text-surface" : "bg-blue-soft text-blue",
      )}
    >
      {number}
    </span>
  );
}
