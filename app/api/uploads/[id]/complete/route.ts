import { completeUploadInput } from "@/lib/files/schema";
import { completeUpload } from "@/lib/files/upload/complete-upload";
import { fileAddressView } from "@/lib/files/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { changes: "own", body: completeUploadInput, creates: true, returns: fileAddressView },
  completeUpload,
);
