import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";
import { endGuide } from "@/lib/projects/visit/end-guide";
import { projectParams } from "@/lib/projects/schema";

export const POST = route({ params: projectParams, returns: noContent }, endGuide);
