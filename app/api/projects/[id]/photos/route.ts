import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";
import { listPhotos } from "@/lib/updates/reading/list-photos";
import { listPhotosInput } from "@/lib/updates/schema";
import { projectPhotoView } from "@/lib/updates/view-schema";

export const GET = route(
  {
    needs: "project:see",
    query: listPhotosInput,
    revalidates: "project",
    returns: pagesOf(projectPhotoView),
  },
  listPhotos,
);
