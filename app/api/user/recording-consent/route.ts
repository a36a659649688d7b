import { consentToRecording } from "@/lib/account/consent-to-recording";
import { route } from "@/lib/http/route";

export const PUT = route({}, consentToRecording);
