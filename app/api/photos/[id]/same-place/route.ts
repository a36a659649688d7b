import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";
import { photoParams } from "@/lib/photos/schema";
import { listSamePlace } from "@/lib/updates/reading/list-photos";
import { projectPhotoView } from "@/lib/updates/view-schema";

export const GET = route(
  { needs: "update:see", params: photoParams, returns: listOf(projectPhotoView) },
  listSamePlace,
);
