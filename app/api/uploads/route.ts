import { beginUploadInput } from "@/lib/files/schema";
import { beginUpload } from "@/lib/files/upload/begin-upload";
import { begunUploadView } from "@/lib/files/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { needs: "project:see", changes: "own", body: beginUploadInput, creates: true, returns: begunUploadView },
  beginUpload,
);
