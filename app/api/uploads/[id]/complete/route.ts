import { completeUploadInput } from "@/lib/files/schema";
import { completeUpload } from "@/lib/files/upload/complete-upload";
import { fileAddressView } from "@/lib/files/view-schema";
import { route } from "@/lib/http/route";
import { uploadParams } from "@/lib/uploads/schema";

export const POST = route(
  {
    changes: "own",
    params: uploadParams,
    body: completeUploadInput,
    creates: true,
    returns: fileAddressView,
  },
  completeUpload,
);
