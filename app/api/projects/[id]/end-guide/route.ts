import { route } from "@/lib/http/route";
import { endGuide } from "@/lib/projects/visit/guide";

export const POST = route({ needs: "project:manage" }, endGuide);
