import { currentRequest } from "@/lib/kernel/request-context";

/** As browsers name the systems that they run on; the first that fits. */
const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
] as const;

/** What a new passkey is called until its owner gives it a name: the system that the request came from. */
export function nameOfDevice(userAgent = currentRequest()?.userAgent ?? ""): string {
  return SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1] ?? "Passkey";
}
