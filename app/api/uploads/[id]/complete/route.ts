import { completeUpload } from "@/lib/recordings/upload/complete-upload";
import { completeUploadInput, uploadParams } from "@/lib/recordings/schema";
import { audioView } from "@/lib/recordings/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { params: uploadParams, body: completeUploadInput, creates: true, returns: audioView },
  completeUpload,
);
