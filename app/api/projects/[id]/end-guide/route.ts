import { route } from "@/lib/http/route";
import { projectParams } from "@/lib/projects/schema";
import { endGuide } from "@/lib/projects/visit/end-guide";

export const POST = route({ needs: "project:manage", params: projectParams }, endGuide);
