import { route } from "@/lib/http/route";
import { findProjectDetail } from "@/lib/projects/queries";
import { projectParams } from "@/lib/projects/schema";

export const GET = route({ params: projectParams }, findProjectDetail);
