import { completeUpload } from "@/lib/audio/complete-upload";
import { completeUploadInput, uploadParams } from "@/lib/audio/schema";
import { audioView } from "@/lib/audio/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { params: uploadParams, body: completeUploadInput, creates: true, returns: audioView },
  completeUpload,
);
