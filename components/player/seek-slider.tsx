import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { clamp, seekByKey } from "./recording";
import { formatDuration, wholeSeconds } from "@/lib/i18n/duration";

interface SeekSliderProps {
  /** The recording's author. */
  author: string;
  /** In seconds. */
  at: number;
  length: number;
  onSeek: (seconds: number) => void;
  /** Draws the played share, 0 to 1. */
  children: (done: number) => ReactNode;
}

/** The position in a recording, changed by a press, a drag or a slider's keys. */
export function SeekSlider({ author, at, length, onSeek, children }: SeekSliderProps) {
  const t = useTranslations("voice");
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = clamp(dragged ?? at, length);
  const secondsAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return clamp(((clientX - left) / width) * length, length);
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(secondsAt(event));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (dragged !== null) setDragged(secondsAt(event));
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    if (dragged !== null) onSeek(secondsAt(event));
    setDragged(null);
  };
  const pressKey = (event: KeyboardEvent) => {
    const to = seekByKey(event.key, at, length);
    if (to === null) return;
    event.preventDefault();
    onSeek(to);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t("position", { author })}
      aria-valuemin={0}
      aria-valuemax={wholeSeconds(length)}
      aria-valuenow={wholeSeconds(shown)}
      aria-valuetext={t("positionOf", { at: formatDuration(shown), length: formatDuration(length) })}
      className="flex h-12 min-w-0 flex-1 cursor-pointer touch-pan-y items-center rounded-chip"
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={() => setDragged(null)}
      onKeyDown={pressKey}
    >
      {children(length > 0 ? shown / length : 0)}
    </div>
  );
}
