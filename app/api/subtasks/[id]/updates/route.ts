import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";
import { listSubtaskUpdates } from "@/lib/updates/queries";
import { listPlacedUpdatesInput, updateParams } from "@/lib/updates/schema";
import { updateView } from "@/lib/updates/view-schema";

export const GET = route(
  {
    needs: "task:see",
    params: updateParams,
    query: listPlacedUpdatesInput,
    revalidates: "subtask",
    returns: pagesOf(updateView),
  },
  listSubtaskUpdates,
);
