import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";
import { listSubtaskUpdates } from "@/lib/updates/queries";
import { listPlacedUpdatesInput } from "@/lib/updates/schema";
import { updateView } from "@/lib/updates/view-schema";

export const GET = route(
  { needs: "task:see", query: listPlacedUpdatesInput, revalidates: "subtask", returns: pagesOf(updateView) },
  listSubtaskUpdates,
);
