import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";
import { idParam } from "@/lib/kernel/text";
import { listSamePlace } from "@/lib/updates/reading/list-photos";
import { projectPhotoView } from "@/lib/updates/view-schema";

export const GET = route(
  { needs: "update:see", params: idParam, returns: listOf(projectPhotoView) },
  listSamePlace,
);
