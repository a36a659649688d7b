"use client";

import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatDuration } from "@/lib/i18n/duration";

/** The recording's loudness from start to end, in percent. */
const BARS = [
  71, 53, 34, 65, 38, 37, 98, 32, 12, 12, 37, 65, 70, 51, 59, 41, 49, 55, 40, 58, 35, 38, 43, 32, 12, 12, 16,
  99, 57, 40, 39, 41, 43, 31, 12, 12,
];

const SECONDS = 8;

/** A recording to play, loaded on the first press. Its text is below it. */
export function VoiceLine({ src, texts }: { src: string; texts: { play: string; pause: string } }) {
  const { isPlaying, played, toggle } = useSound(src);
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="mt-2.5 mb-2 flex items-center gap-3 rounded-player border border-line bg-surface p-1.5 pr-3">
      <button
        type="button"
        aria-label={isPlaying ? texts.pause : texts.play}
        className="grid size-12 shrink-0 place-items-center rounded-[10px] bg-ink text-bg"
        onClick={toggle}
      >
        <Icon aria-hidden className="size-5 fill-current" />
      </button>
      <Waveform played={played} />
      <span className="font-mono text-sm tracking-[0.04em]">{formatDuration(SECONDS)}</span>
    </div>
  );
}

function useSound(src: string) {
  const sound = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [played, setPlayed] = useState(0);
  useEffect(() => () => sound.current?.pause(), []);
  const open = () => {
    const audio = new Audio(src);
    audio.onplay = () => setIsPlaying(true);
    audio.onpause = () => setIsPlaying(false);
    audio.ontimeupdate = () => setPlayed(audio.ended ? 0 : audio.currentTime / (audio.duration || SECONDS));
    return audio;
  };
  const toggle = () => {
    const audio = (sound.current ??= open());
    if (audio.paused) void audio.play().catch(() => undefined);
    else audio.pause();
  };
  return { isPlaying, played, toggle };
}

/** The recording as bars, with the played part in orange. Before the first press, a third of it is. */
function Waveform({ played }: { played: number }) {
  const orange = Math.round(BARS.length * (played || 1 / 3));
  return (
    <span aria-hidden className="flex h-7.5 flex-1 items-center gap-0.5">
      {BARS.map((height, index) => (
        <i
          key={index}
          className={index < orange ? "flex-1 rounded-xs bg-accent" : "flex-1 rounded-xs bg-line"}
          style={{ height: `${String(height)}%` }}
        />
      ))}
    </span>
  );
}
