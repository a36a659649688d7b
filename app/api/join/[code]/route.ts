import { route } from "@/lib/http/route";
import { previewConnectCode } from "@/lib/projects/codes/preview-connect-code";
import { codeParams } from "@/lib/projects/schema";
import { joinPreview } from "@/lib/projects/view-schema";

export const GET = route({ access: "public", params: codeParams, returns: joinPreview }, previewConnectCode);
