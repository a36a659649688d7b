import { savePosition, savedPosition, persistPositions } from "./playback-positions";
import { clamp, nextSpeed, type Recording, type Speed } from "./recording";
import { useStore } from "@/components/providers/use-store";
import { Listeners } from "@/lib/browser/listeners";
import { currentPageEnding, subscribeToPageEnding } from "@/lib/browser/page/page-ending";
import { onPageLeft } from "@/lib/browser/page/page-session";

/** State of the page's only player: starting a recording replaces the previous one. */
export interface Playback {
  recording: Recording;
  isPlaying: boolean;
  /** In seconds. */
  at: number;
  length: number;
  /** Why it does not play. */
  failure: "failed" | "tooOld" | null;
}

let audio: HTMLAudioElement | null = null;
let playback: Playback | null = null;
let speed: Speed = 1;
/** Seconds at which to stop, when a single sentence is played. */
let stopAt: number | null = null;
const listeners = new Listeners();

/** Plays a recording from where its reader stopped, or pauses it. */
export function toggle(recording: Recording): void {
  stopAt = null;
  if (!isCurrent(recording)) start(recording, savedPosition(recording.readerId, recording.url));
  else if (playback?.isPlaying) audio?.pause();
  else resume();
}

/** Plays from `from` to `until`, in seconds. */
export function playPart(recording: Recording, from: number, until: number): void {
  if (isCurrent(recording)) {
    seek(recording, from);
    resume();
  } else start(recording, from);
  stopAt = until;
}

/** Seeks within a recording. If it is not in the player, it will start there; nothing is fetched until then. */
export function seek(recording: Recording, seconds: number): void {
  stopAt = null;
  if (isCurrent(recording) && audio) {
    audio.currentTime = seconds;
    change({ at: seconds });
  } else {
    savePosition(recording.readerId, recording.url, seconds, recording.length ?? Infinity);
    persistPositions(recording.readerId);
    listeners.notify();
  }
}

export function changeSpeed(): void {
  speed = nextSpeed(speed);
  if (audio) setSpeed(audio);
  listeners.notify();
}

/** The playback state of a recording; null while it is not in the player. */
export function usePlayback(url: string): Playback | null {
  const current = () => (playback?.recording.url === url ? playback : null);
  return useStore(listeners.subscribe, current, null);
}

export function useSpeed(): Speed {
  return useStore(listeners.subscribe, () => speed, 1);
}

/** Where the reader stopped in a recording, in seconds. */
export function useSavedPosition(readerId: string, url: string): number {
  return useStore(listeners.subscribe, () => savedPosition(readerId, url), 0);
}

const loadMediaSession = () => import("./media-session");

/** Fetches the media session's code ahead, on hover or focus. Never fails. */
export function preloadMediaSession(): void {
  loadMediaSession().catch(() => undefined);
}

/** Must run in the press's own event handler: phones block audio that starts later. */
function start(recording: Recording, at: number): void {
  remember();
  stopAt = null;
  audio ??= newAudio();
  playback = { recording, isPlaying: true, at, length: recording.length ?? 0, failure: null };
  audio.src = recording.url;
  audio.currentTime = at;
  resume();
  listeners.notify();
}

function resume(): void {
  // An element that has failed would not fetch again.
  if (playback?.failure) return start(playback.recording, playback.at);
  change({ isPlaying: true });
  // Failures arrive as an event. Being replaced before it starts is not a failure.
  audio?.play().catch(() => undefined);
}

function newAudio(): HTMLAudioElement {
  const element = new Audio();
  element.preload = "none";
  setSpeed(element);
  element.addEventListener("play", () => change({ isPlaying: true }));
  element.addEventListener("pause", () => {
    change({ isPlaying: false });
    remember();
  });
  element.addEventListener("timeupdate", advance);
  element.addEventListener("seeked", advance);
  element.addEventListener("durationchange", () => change({ length: lengthOf(element) }));
  element.addEventListener("ended", () => change({ isPlaying: false, at: 0 }));
  element.addEventListener("error", () => change({ isPlaying: false, failure: failureOf(element) }));
  window.addEventListener("pagehide", remember);
  onPageLeft(stop);
  subscribeToPageEnding(() => {
    if (currentPageEnding().ending) stop();
  });
  loadMediaSession().then(
    ({ connectMediaSession }) =>
      connectMediaSession({
        audio: element,
        recording: () => playback?.recording ?? null,
        length: () => playback?.length ?? 0,
        resume,
      }),
    () => undefined,
  );
  return element;
}

/** Its reader is gone: the phone's next one neither hears it nor finds it on the lock screen. */
function stop(): void {
  remember();
  playback = null;
  audio?.pause();
  audio?.removeAttribute("src");
  audio?.load();
  if ("mediaSession" in navigator) navigator.mediaSession.metadata = null;
  listeners.notify();
}

/** The code of a MediaError. */
const NOT_SUPPORTED = 4;

/** iPhones before iOS 17.4 play no WebM, as Android records it. A fetch that failed may have the same code. */
function failureOf(element: HTMLAudioElement): "failed" | "tooOld" {
  const isRefused = element.error?.code === NOT_SUPPORTED && navigator.onLine;
  return isRefused && element.canPlayType('audio/webm; codecs="opus"') === "" ? "tooOld" : "failed";
}

/** Call it for each new source, which resets the speed. */
function setSpeed(element: HTMLAudioElement): void {
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}

/** What the list says, if it says anything: browsers round differently, and count an encoder's padding. */
function lengthOf({ duration }: HTMLAudioElement): number {
  return playback?.recording.length ?? (Number.isFinite(duration) ? duration : 0);
}

function advance(): void {
  if (!audio || !playback) return;
  // Until data arrives, the element's position is 0, not the position that was sought.
  if (audio.readyState === HTMLMediaElement.HAVE_NOTHING) return;
  const at = audio.currentTime;
  change({ at: playback.length > 0 ? clamp(at, playback.length) : at });
  if (stopAt !== null && at >= stopAt) {
    stopAt = null;
    audio.pause();
  }
}

/** Saves the position where the reader stopped. */
function remember(): void {
  if (!playback) return;
  const { recording, at, length } = playback;
  savePosition(recording.readerId, recording.url, at, length || Infinity);
  persistPositions(recording.readerId);
}

function isCurrent({ url }: Recording): boolean {
  return playback?.recording.url === url;
}

function change(to: Partial<Playback>): void {
  if (!playback) return;
  playback = { ...playback, ...to };
  listeners.notify();
}
