"use client";

import PauseIcon from "lucide-react/icons/pause";
import PlayIcon from "lucide-react/icons/play";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { formatDuration } from "@/lib/i18n/duration";
import type { Take } from "@/lib/recorder/take";
import { Bars } from "./bars";

const BARS = 32;

/** Plays what is still on the phone. Browsers do not know how long a recording of their own is; the take does. */
export function TakePlayer({ take: { file, durationMs, peaks } }: { take: Take }) {
  const t = useTranslations("recorder");
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [atMs, setAtMs] = useState(0);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (audio.current) audio.current.src = url;
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  const toggle = () => {
    if (playing) audio.current?.pause();
    // Where it cannot be played, it can be posted all the same.
    else audio.current?.play().catch(() => undefined);
  };
  const Icon = playing ? PauseIcon : PlayIcon;
  return (
    <div className="flex items-center gap-3 rounded-player border border-line bg-surface p-1 pr-3.5">
      {/* Its words are written down once it is posted. */}
      <audio
        ref={audio}
        className="hidden"
        preload="auto"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setAtMs(currentTarget.currentTime * 1000)}
        onEnded={() => {
          setPlaying(false);
          setAtMs(0);
        }}
      >
        <track kind="captions" />
      </audio>
      <button
        type="button"
        className="flex size-12 shrink-0 items-center justify-center rounded-[10px] bg-ink text-surface"
        onClick={toggle}
      >
        <Icon aria-hidden className="size-5 fill-current" />
        <span className="sr-only">{playing ? t("pausePlaying") : t("play")}</span>
      </button>
      <span className="h-8 min-w-0 flex-1">
        <Bars levels={peaks} count={BARS} played={durationMs ? atMs / durationMs : 0} />
      </span>
      {durationMs !== null && (
        <span className="font-mono text-[0.9375rem]">
          {formatDuration((playing ? atMs : durationMs) / 1000)}
        </span>
      )}
    </div>
  );
}
