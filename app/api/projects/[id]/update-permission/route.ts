import { route } from "@/lib/http/route";
import { setUpdatePermission } from "@/lib/projects/members/set-update-permission";
import { setUpdatePermissionInput } from "@/lib/projects/schema";
import { projectView } from "@/lib/projects/view-schema";

export const PATCH = route(
  {
    needs: "project:set-update-permission",
    locks: "businesses",
    body: setUpdatePermissionInput,
    returns: projectView,
  },
  setUpdatePermission,
);
