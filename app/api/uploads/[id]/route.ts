import { findUpload } from "@/lib/files/upload/find-upload";
import { uploadView } from "@/lib/files/view-schema";
import { route } from "@/lib/http/route";
import { uploadParams } from "@/lib/uploads/schema";

export const GET = route({ params: uploadParams, returns: uploadView }, findUpload);
