import { findUpload } from "@/lib/recordings/upload/find-upload";
import { uploadParams } from "@/lib/recordings/schema";
import { uploadView } from "@/lib/recordings/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ params: uploadParams, returns: uploadView }, findUpload);
