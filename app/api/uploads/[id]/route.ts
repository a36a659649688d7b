import { findUpload } from "@/lib/files/upload/begin-upload";
import { uploadView } from "@/lib/files/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ returns: uploadView }, findUpload);
