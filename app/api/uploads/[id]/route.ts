import { findUpload } from "@/lib/files/upload/find-upload";
import { uploadView } from "@/lib/files/view-schema";
import { route } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";

export const GET = route({ params: idParam, returns: uploadView }, findUpload);
