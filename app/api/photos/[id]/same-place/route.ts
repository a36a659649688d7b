import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";
import { listSamePlace } from "@/lib/updates/reading/list-photos";
import { projectPhotoView } from "@/lib/updates/view-schema";

export const GET = route({ needs: "update:see", returns: listOf(projectPhotoView) }, listSamePlace);
