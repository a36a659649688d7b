import { beginUpload } from "@/lib/recordings/upload/begin-upload";
import { beginUploadInput } from "@/lib/recordings/schema";
import { begunUploadView } from "@/lib/recordings/view-schema";
import { route } from "@/lib/http/route";

export const POST = route({ body: beginUploadInput, creates: true, returns: begunUploadView }, beginUpload);
