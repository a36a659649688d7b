import { route } from "@/lib/http/route";
import { managementAccess } from "@/lib/projects/queries";
import { projectParams } from "@/lib/projects/schema";
import { managementAccessView } from "@/lib/projects/view-schema";

export const GET = route(
  {
    needs: ["project:see", "project:manage"],
    params: projectParams,
    revalidates: "project",
    returns: managementAccessView,
  },
  managementAccess,
);
