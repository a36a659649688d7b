import { findUpload } from "@/lib/files/upload/find-upload";
import { uploadParams } from "@/lib/uploads/schema";
import { uploadView } from "@/lib/files/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ params: uploadParams, returns: uploadView }, findUpload);
