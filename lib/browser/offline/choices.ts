import { storedText, storeText } from "@/lib/browser/stored";
import { TRANSLATES_HERE } from "@/lib/shared/kept";

/** The names of what the person chose for this phone. */
const CHOICES = {
  pages: "keep-pages",
  files: "keep-files",
  wifi: "files-on-wifi",
  place: "photo-places",
  translate: TRANSLATES_HERE,
  hear: "hears-here",
} as const;
export type KeptChoice = keyof typeof CHOICES;

const OPT_IN = new Set<KeptChoice>(["wifi", "place", "translate", "hear"]);

/**
 * Whether it is on: pages and files are kept, files on any connection, no photo keeps its place, and nothing is translated or written
 * down here, unless the person says otherwise.
 */
export function keptChoice(choice: KeptChoice): boolean {
  return storedText(CHOICES[choice]) === (OPT_IN.has(choice) ? "on" : null);
}

export function chooseKept(choice: KeptChoice, isOn: boolean): void {
  const changed = OPT_IN.has(choice) ? "on" : "off";
  storeText(CHOICES[choice], isOn === OPT_IN.has(choice) ? changed : null);
}

/** Whether recordings and photos wait: the person chose Wi-Fi, and the browser says that this is something else. */
export function filesWait(): boolean {
  const type = navigator.connection?.type;
  return keptChoice("wifi") && type !== undefined && type !== "wifi" && type !== "ethernet";
}
