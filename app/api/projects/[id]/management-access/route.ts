import { route } from "@/lib/http/route";
import { managementAccess } from "@/lib/projects/queries";
import { managementAccessView } from "@/lib/projects/view-schema";

export const GET = route(
  { needs: ["project:see", "project:manage"], revalidates: "project", returns: managementAccessView },
  managementAccess,
);
