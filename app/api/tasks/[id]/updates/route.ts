import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";
import { listTaskUpdates } from "@/lib/updates/queries";
import { listPlacedUpdatesInput, updateParams } from "@/lib/updates/schema";
import { updateView } from "@/lib/updates/view-schema";

export const GET = route(
  {
    needs: "task:see",
    params: updateParams,
    query: listPlacedUpdatesInput,
    revalidates: "task",
    returns: pagesOf(updateView),
  },
  listTaskUpdates,
);
