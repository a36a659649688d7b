import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { LevelBars } from "./level-bars";
import { PlayButton, PlayerFrame, PlayerTime } from "./player-frame";
import { revokeOnceRead } from "@/lib/browser/object-url";
import type { Clip } from "@/lib/browser/recorder/clip";

const BARS = 32;

interface ClipPlayerProps {
  clip: Pick<Clip, "durationMs" | "peaks"> & { file: Blob | null };
  /** Reads the file: the reader pressed play without it. */
  onWanted?: () => void;
  /** Draws the played share, 0 to 1. Default: bars. */
  children?: (played: number) => ReactNode;
}

/** Plays an unsent recording from the phone. The clip has its length; browsers do not know the length of what they record. */
export function ClipPlayer({ clip: { file, durationMs, peaks }, onWanted, children }: ClipPlayerProps) {
  const t = useTranslations("recorder");
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const isWanted = useRef(false);
  // A recording that cannot be played here can still be posted.
  const play = () => void audio.current?.play().catch(() => setPlaying(false));
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    if (audio.current) audio.current.src = url;
    if (isWanted.current) play();
    return () => revokeOnceRead(url);
  }, [file]);
  const toggle = () => {
    if (playing) audio.current?.pause();
    else if (file) play();
    else {
      isWanted.current = true;
      // In the press: phones block audio that starts later, unless its element was loaded in one.
      audio.current?.load();
      onWanted?.();
    }
  };
  const played = durationMs ? atMs / durationMs : 0;
  return (
    <PlayerFrame label={t("preview")}>
      {/* It is transcribed after it is posted. */}
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
      <PlayButton isPlaying={playing} aria-label={t(playing ? "pausePlaying" : "play")} onClick={toggle} />
      {children ? (
        children(played)
      ) : (
        <span className="h-8 min-w-0 flex-1">
          <LevelBars levels={peaks} count={BARS} played={played} />
        </span>
      )}
      {durationMs !== null && <PlayerTime seconds={(playing ? atMs : durationMs) / 1000} />}
    </PlayerFrame>
  );
}
