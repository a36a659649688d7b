"use client";

import { useSyncExternalStore } from "react";
import { keepPlace, keptPlace, storePlaces } from "./kept-places";
import { clamp, nextSpeed, type Recording, type Speed } from "./recording";

/** What is in the page's one player: whatever starts takes the place of what played before. */
export interface Playback {
  recording: Recording;
  isPlaying: boolean;
  /** In seconds. */
  at: number;
  length: number;
  hasFailed: boolean;
}

let audio: HTMLAudioElement | null = null;
let playback: Playback | null = null;
let speed: Speed = 1;
/** Where a single sentence ends. */
let stopAt: number | null = null;
const listeners = new Set<() => void>();

/** Plays or pauses a recording, from where its reader stopped. */
export function toggle(recording: Recording): void {
  stopAt = null;
  if (!isCurrent(recording)) start(recording, keptPlace(recording.readerId, recording.url));
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

/** Moves within a recording. One that is not in the player begins there once it is played; nothing is fetched for that. */
export function seek(recording: Recording, seconds: number): void {
  stopAt = null;
  if (isCurrent(recording) && audio) {
    audio.currentTime = seconds;
    change({ at: seconds });
  } else {
    keepPlace(recording.readerId, recording.url, seconds, recording.length ?? Infinity);
    storePlaces(recording.readerId);
    tell();
  }
}

export function changeSpeed(): void {
  speed = nextSpeed(speed);
  if (audio) setSpeed(audio);
  tell();
}

/** The playback of a recording, or null while another one, or none, is in the player. */
export function usePlayback(url: string): Playback | null {
  const current = () => (playback?.recording.url === url ? playback : null);
  return useSyncExternalStore(subscribe, current, () => null);
}

/** How fast this page plays. */
export function useSpeed(): Speed {
  return useSyncExternalStore(
    subscribe,
    () => speed,
    () => 1,
  );
}

/** Where the reader stopped in a recording, in seconds. */
export function useKeptPlace(readerId: string, url: string): number {
  return useSyncExternalStore(
    subscribe,
    () => keptPlace(readerId, url),
    () => 0,
  );
}

const loadEngine = () => import("./playback-engine");

/** Fetches what plays along, on hover or focus. Never fails. */
export function preloadEngine(): void {
  loadEngine().catch(() => undefined);
}

/** In the press itself: phones let nothing sound that begins after a wait. */
function start(recording: Recording, at: number): void {
  remember();
  stopAt = null;
  audio ??= newAudio();
  playback = { recording, isPlaying: true, at, length: recording.length ?? 0, hasFailed: false };
  audio.src = recording.url;
  audio.currentTime = at;
  resume();
  tell();
}

function resume(): void {
  change({ isPlaying: true, hasFailed: false });
  // One that fails announces it by an event; one that is replaced before it has begun is no failure.
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
  element.addEventListener("error", () => change({ isPlaying: false, hasFailed: true }));
  window.addEventListener("pagehide", remember);
  loadEngine().then(
    ({ playAlong }) => {
      playAlong({
        audio: element,
        recording: () => playback?.recording ?? null,
        length: () => playback?.length ?? 0,
      });
    },
    () => undefined,
  );
  return element;
}

/** A new source begins at the default. */
function setSpeed(element: HTMLAudioElement): void {
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}

/** Recordings made in a browser say how long they are only once they were played through. */
function lengthOf({ duration }: HTMLAudioElement): number {
  return Number.isFinite(duration) ? duration : (playback?.recording.length ?? 0);
}

function advance(): void {
  if (!audio || !playback) return;
  // Before anything has arrived the element is at its start.
  if (audio.readyState === HTMLMediaElement.HAVE_NOTHING) return;
  const at = audio.currentTime;
  change({ at: playback.length > 0 ? clamp(at, playback.length) : at });
  if (stopAt !== null && at >= stopAt) {
    stopAt = null;
    audio.pause();
  }
}

/** Keeps where one stopped. */
function remember(): void {
  if (!playback) return;
  const { recording, at, length } = playback;
  keepPlace(recording.readerId, recording.url, at, length || Infinity);
  storePlaces(recording.readerId);
}

function isCurrent({ url }: Recording): boolean {
  return playback?.recording.url === url;
}

function change(to: Partial<Playback>): void {
  if (!playback) return;
  playback = { ...playback, ...to };
  tell();
}

function tell(): void {
  listeners.forEach((listener) => {
    listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
