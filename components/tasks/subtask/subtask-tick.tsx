import { Check, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { UNDO_MS } from "./pending-ticks";
import type { Ticking } from "./use-tick";

const SECOND = 1000;
const boxClasses = "relative z-10 grid size-12 shrink-0 place-items-center lg:-ml-2.5 lg:size-11";

/** The checkbox of an open subtask; while the tick can be undone, it is ticked and a press undoes it. */
export function Tick({ name, tick, onPress }: { name: string; tick: Ticking; onPress: () => void }) {
  const t = useTranslations("tasks");
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={tick.sendsAt !== null}
      aria-label={t("complete", { name })}
      className={`group rounded-chip ${boxClasses}`}
      onClick={tick.sendsAt ? tick.undo : onPress}
    >
      {tick.sendsAt ? (
        <Ticked />
      ) : (
        <span className="size-6 rounded-[7px] border-2 border-muted bg-surface group-hover:border-ok" />
      )}
    </button>
  );
}

/** The box of a completed subtask, which cannot be reopened. */
export function DoneBox() {
  return (
    <span aria-hidden className={boxClasses}>
      <Ticked />
    </span>
  );
}

function Ticked() {
  return (
    <span className="grid size-6 place-items-center rounded-[7px] bg-ok text-surface">
      <Check aria-hidden className="size-4.5" strokeWidth={3} />
    </span>
  );
}

interface UndoTickProps {
  name: string;
  tick: Ticking;
  /** When the tick is sent, in milliseconds since 1970. */
  sendsAt: number;
}

/** A button that undoes a tick, with the seconds left and a shrinking bar. */
export function UndoTick({ name, tick, sendsAt }: UndoTickProps) {
  const t = useTranslations("tasks");
  const left = useTimeLeft(sendsAt);
  return (
    <>
      <button
        type="button"
        className="relative z-10 flex min-h-12 shrink-0 items-center gap-1.75 rounded-button px-3 text-[0.9375rem] font-bold text-blue hover:text-ink lg:min-h-11"
        onClick={tick.undo}
      >
        <Undo2 aria-hidden className="size-4.5" />
        {t("undo")} <span className="sr-only">{name}</span>
        <span aria-hidden className="font-semibold text-ink tabular-nums">
          {t("seconds", { count: Math.ceil(left / SECOND) })}
        </span>
      </button>
      <TimeBar sendsAt={sendsAt} />
    </>
  );
}

/** Shrinks until the tick is sent. Starts at the time already elapsed. */
function TimeBar({ sendsAt }: { sendsAt: number }) {
  const [elapsed] = useState(() => Date.now() - (sendsAt - UNDO_MS));
  return (
    <span
      aria-hidden
      className="absolute bottom-0 left-0 h-0.75 w-full origin-left animate-run-out rounded-r-full bg-ok motion-reduce:animate-none"
      style={{ animationDelay: `${String(-elapsed)}ms` }}
    />
  );
}

/** Milliseconds left, updated every second. */
function useTimeLeft(until: number): number {
  const [left, setLeft] = useState(() => until - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(until - Date.now(), 0)), SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
