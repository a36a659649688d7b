import { clamp, type Deck } from "./recording";

/** Seconds that a headset's seek buttons move. */
const HEADSET_STEP = 10;

/** Connects a player to the lock screen's controls, and pauses everything else on the page that plays. */
export function connectMediaSession(deck: Deck): void {
  const { audio } = deck;
  silenceOthers(audio);
  if (!("mediaSession" in navigator)) return;
  const show = () => showRecording(deck);
  const showPosition = () => setPosition(deck);
  audio.addEventListener("play", show);
  for (const event of ["durationchange", "ratechange", "seeked", "play", "pause"])
    audio.addEventListener(event, showPosition);
  takeControls(deck);
  show();
  showPosition();
}

/** Makes this player and other audio on the page, such as a recorder's preview, stop each other. */
function silenceOthers(audio: HTMLAudioElement): void {
  document.addEventListener(
    "play",
    ({ target }) => {
      if (target !== audio) audio.pause();
    },
    { capture: true },
  );
  const pauseOthers = () => {
    for (const other of document.querySelectorAll<HTMLMediaElement>("audio, video")) other.pause();
  };
  audio.addEventListener("play", pauseOthers);
  if (!audio.paused) pauseOthers();
}

function showRecording({ recording }: Deck): void {
  const shown = recording();
  if (!shown) return;
  const { place, project, author } = shown;
  const title = place ? `${place} · ${project}` : project;
  navigator.mediaSession.metadata = new MediaMetadata({ title, artist: author });
}

function takeControls({ audio, length, resume }: Deck): void {
  const moveTo = (seconds: number) => {
    audio.currentTime = clamp(seconds, length());
  };
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: resume,
    pause: () => audio.pause(),
    seekbackward: ({ seekOffset = HEADSET_STEP }) => moveTo(audio.currentTime - seekOffset),
    seekforward: ({ seekOffset = HEADSET_STEP }) => moveTo(audio.currentTime + seekOffset),
    seekto: ({ seekTime = 0 }) => moveTo(seekTime),
  };
  for (const [action, handler] of Object.entries(actions))
    try {
      navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // Browsers throw on actions that they do not support, and have no such button either.
    }
}

function setPosition({ audio, length }: Deck): void {
  const { mediaSession } = navigator;
  mediaSession.playbackState = audio.paused ? "paused" : "playing";
  const duration = length();
  if (duration <= 0) return;
  const position = clamp(audio.currentTime, duration);
  mediaSession.setPositionState({ duration, position, playbackRate: audio.playbackRate });
}
