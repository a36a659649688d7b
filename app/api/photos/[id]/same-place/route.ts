import { route } from "@/lib/http/route";
import { listSamePlace } from "@/lib/updates/reading/list-photos";
import { projectPhotoView } from "@/lib/updates/view-schema";

export const GET = route({ needs: "update:see", returns: [projectPhotoView] }, listSamePlace);
