import { useStore } from "@/components/providers/use-store";
import { Listeners } from "@/lib/browser/listeners";

/** Which version of a text the reader has chosen to see; lasts as long as the page is open. */
type Choice = "original" | "translation";

let choices: ReadonlyMap<string, Choice> = new Map();
const listeners = new Listeners();

/** Shows the original or the translation of a text, or of a group of texts. */
export function chooseVersion(group: string, choice: Choice): void {
  choices = new Map(choices).set(group, choice);
  listeners.notify();
}

export function useChosenVersion(group: string): Choice | undefined {
  return useStore(listeners.subscribe, () => choices.get(group), undefined);
}

/** All choices, for lists of names. */
export function useChosenVersions(): ReadonlyMap<string, Choice> {
  return useStore(listeners.subscribe, () => choices, NONE);
}

const NONE: ReadonlyMap<string, Choice> = new Map();
