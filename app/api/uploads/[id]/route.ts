import { findUpload } from "@/lib/audio/find-upload";
import { uploadParams } from "@/lib/audio/schema";
import { uploadView } from "@/lib/audio/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ params: uploadParams, returns: uploadView }, findUpload);
