import { consentToRecording } from "@/lib/account/profile/consent-to-recording";
import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";

export const PUT = route({ returns: noContent }, consentToRecording);
