import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import {
  changeSpeed,
  preloadMediaSession,
  seek,
  toggle,
  usePlayback,
  useSavedPosition,
  useSpeed,
} from "./playback";
import { PlayButton, PlayerFrame, PlayerNote, PlayerTime } from "./player-frame";
import { clamp, type Recording, seekByKey } from "./recording";
import { Waveform } from "./waveform";
import { useFormat } from "@/components/providers/use-format";
import { formatDuration, wholeSeconds } from "@/lib/i18n/duration";
import { cn } from "@/lib/shared/utils";

interface VoicePlayerProps {
  recording: Recording;
  peaks: readonly number[] | null;
  /** Shown instead of the waveform until it is played: why there is no transcript. */
  note?: ReactNode;
}

/** A player for a recording. Fetches no audio until it is played; the waveform comes with the list. */
export function VoicePlayer({ recording, peaks, note }: VoicePlayerProps) {
  const t = useTranslations("voice");
  const playback = usePlayback(recording.url);
  const kept = useSavedPosition(recording.readerId, recording.url);
  const at = playback?.at ?? kept;
  const length = recording.length ?? playback?.length ?? 0;
  const { author } = recording;
  const isPlaying = playback?.isPlaying ?? false;
  const isNoted = note !== undefined && !playback;
  return (
    <>
      <PlayerFrame label={t("recording", { author })} isNoted={isNoted} className="mb-2">
        <PlayButton
          isPlaying={isPlaying}
          aria-label={t(isPlaying ? "pause" : "play", { author })}
          onPointerEnter={preloadMediaSession}
          onFocus={preloadMediaSession}
          onClick={() => toggle(recording)}
        />
        {isNoted ? (
          <PlayerNote>{note}</PlayerNote>
        ) : (
          <SeekSlider author={author} at={at} length={length} onSeek={(seconds) => seek(recording, seconds)}>
            {(done) => <Waveform peaks={peaks} done={done} />}
          </SeekSlider>
        )}
        <PlayerTime seconds={isPlaying ? at : length} />
        {!isNoted && <SpeedButton author={author} isQuiet={!playback} />}
      </PlayerFrame>
      {note !== undefined && playback && <p className="mb-1.5 leading-snug">{note}</p>}
      {playback?.failure && (
        <p role="alert" className="mb-1.5 font-strong text-danger">
          {t(playback.failure)}
        </p>
      )}
    </>
  );
}

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
function SeekSlider({ author, at, length, onSeek, children }: SeekSliderProps) {
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

/** On phones, shown only while playing. */
function SpeedButton({ author, isQuiet }: { author: string; isQuiet: boolean }) {
  const t = useTranslations("voice");
  const format = useFormat();
  const speed = format.number(useSpeed());
  return (
    <button
      type="button"
      aria-label={t("speed", { author, speed })}
      className={cn(
        "-mr-2 size-12 shrink-0 rounded-[10px] text-[0.9375rem] font-bold hover:bg-sunk",
        isQuiet && "hidden lg:block",
      )}
      onClick={changeSpeed}
    >
      {speed}×
    </button>
  );
}
