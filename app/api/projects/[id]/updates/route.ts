import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";
import { postUpdate } from "@/lib/updates/posting/post-update";
import { listUpdates } from "@/lib/updates/queries";
import { listUpdatesInput, postUpdateInput } from "@/lib/updates/schema";
import { updateView } from "@/lib/updates/view-schema";

export const GET = route(
  { needs: "project:see", query: listUpdatesInput, revalidates: "project", returns: pagesOf(updateView) },
  listUpdates,
);
export const POST = route(
  {
    needs: ["project:see", "update:post"],
    locks: "uploads",
    body: postUpdateInput,
    creates: true,
    returns: updateView,
  },
  postUpdate,
);
