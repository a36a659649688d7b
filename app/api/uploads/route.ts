import { beginUpload } from "@/lib/audio/begin-upload";
import { beginUploadInput } from "@/lib/audio/schema";
import { begunUploadView } from "@/lib/audio/view-schema";
import { route } from "@/lib/http/route";

export const POST = route({ body: beginUploadInput, creates: true, returns: begunUploadView }, beginUpload);
