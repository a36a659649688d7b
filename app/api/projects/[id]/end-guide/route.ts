import { route } from "@/lib/http/route";
import { endGuide } from "@/lib/projects/end-guide";
import { projectParams } from "@/lib/projects/schema";

export const POST = route({ params: projectParams }, endGuide);
