import { route } from "@/lib/http/route";
import { projectParams, setUpdatePermissionInput } from "@/lib/projects/schema";
import { setUpdatePermission } from "@/lib/projects/set-update-permission";

export const PATCH = route({ params: projectParams, body: setUpdatePermissionInput }, setUpdatePermission);
