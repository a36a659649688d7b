import { completeUploadInput } from "@/lib/files/schema";
import { completeUpload } from "@/lib/files/upload/complete-upload";
import { fileAddressView } from "@/lib/files/view-schema";
import { route } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";

export const POST = route(
  {
    changes: "own",
    params: idParam,
    body: completeUploadInput,
    creates: true,
    returns: fileAddressView,
  },
  completeUpload,
);
