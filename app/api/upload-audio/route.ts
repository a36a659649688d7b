import { MAX_AUDIO } from "@/lib/audio/limits";
import { uploadAudioFields } from "@/lib/audio/schema";
import { uploadAudio } from "@/lib/audio/upload-audio";
import { audioView } from "@/lib/audio/view-schema";
import { multipart } from "@/lib/http/body/multipart";
import { route } from "@/lib/http/route";

export const POST = route(
  {
    body: multipart({ file: "audio", limit: MAX_AUDIO, fields: uploadAudioFields }),
    creates: true,
    returns: audioView,
  },
  uploadAudio,
);
