import { consentToRecording } from "@/lib/account/profile/consent-to-recording";
import { route } from "@/lib/http/route";

export const PUT = route({ changes: "own" }, consentToRecording);
