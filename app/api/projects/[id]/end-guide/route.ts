import { route } from "@/lib/http/route";
import { endGuide } from "@/lib/projects/visit/end-guide";
import { projectParams } from "@/lib/projects/schema";

export const POST = route({ needs: "project:manage", params: projectParams }, endGuide);
