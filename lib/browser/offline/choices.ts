import { storedText, storeText } from "@/lib/browser/stored";

/** The names of what the person chose for this phone. */
const CHOICES = { pages: "keep-pages", files: "keep-files", wifi: "files-on-wifi" } as const;
export type KeptChoice = keyof typeof CHOICES;

/** Whether it is on: pages and files are kept, and files on any connection, unless the person says otherwise. */
export function keptChoice(choice: KeptChoice): boolean {
  return storedText(CHOICES[choice]) === (choice === "wifi" ? "on" : null);
}

export function chooseKept(choice: KeptChoice, isOn: boolean): void {
  const stored = choice === "wifi" ? (isOn ? "on" : null) : isOn ? null : "off";
  storeText(CHOICES[choice], stored);
}

/** Whether recordings and photos wait: the person chose Wi-Fi, and the browser says that this is something else. */
export function filesWait(): boolean {
  const type = navigator.connection?.type;
  return keptChoice("wifi") && type !== undefined && type !== "wifi" && type !== "ethernet";
}
