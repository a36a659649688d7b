import { multipart } from "@/lib/http/body/multipart";
import { route } from "@/lib/http/route";
import { MAX_AUDIO } from "@/lib/recordings/limits";
import { uploadAudioFields } from "@/lib/recordings/schema";
import { uploadAudio } from "@/lib/recordings/upload/upload-audio";
import { audioView } from "@/lib/recordings/view-schema";

export const POST = route(
  {
    changes: "own",
    body: multipart({ file: "audio", limit: MAX_AUDIO, fields: uploadAudioFields }),
    creates: true,
    returns: audioView,
  },
  uploadAudio,
);
