import { createContext } from "react";
import type { AudioState } from "@/lib/recordings/view";

interface Recorded {
  id: string;
  audioState: AudioState | null;
  transcript: string | null;
}

/** The id of the recording at which its list says, for all of them, that no speech service is set up. */
export const NoServiceAt = createContext<string | null>(null);

/** The newest recording of a list that waits for a service, or for a day that pays for it. */
export function newestWaiting(newestFirst: readonly Recorded[]): string | null {
  return newestFirst.find((one) => one.audioState === "off" && isWordless(one))?.id ?? null;
}

/** Whether a recording has no transcript, and will not have one by itself today. */
export function isWordless({ audioState, transcript }: Omit<Recorded, "id">): boolean {
  return transcript === null && (audioState === "off" || audioState === "unheard" || audioState === "failed");
}

/** Message key for why a recording is wordless; null where no service is set up: its list says that once. */
export function reasonOf(state: AudioState | null, isServiceOn: boolean) {
  if (state === "unheard") return state;
  if (state === "off") return isServiceOn ? "waits" : null;
  return "notTranscribed";
}
