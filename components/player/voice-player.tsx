import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import {
  changeSpeed,
  preloadMediaSession,
  seek,
  toggle,
  useSavedPosition,
  usePlayback,
  useSpeed,
} from "./playback";
import { PlayButton, PlayerFrame, PlayerNote, PlayerTime } from "./player-frame";
import type { Recording } from "./recording";
import { SeekSlider } from "./seek-slider";
import { Waveform } from "./waveform";
import { useFormat } from "@/components/providers/use-format";
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
      {playback?.hasFailed && (
        <p role="alert" className="mb-1.5 font-strong text-danger">
          {t("failed")}
        </p>
      )}
    </>
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
