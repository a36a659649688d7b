import { route } from "@/lib/http/route";
import { listSubtaskUpdates } from "@/lib/updates/queries";
import { listPlacedUpdatesInput, updateParams } from "@/lib/updates/schema";

export const GET = route(
  { params: updateParams, query: listPlacedUpdatesInput, revalidates: "subtask" },
  listSubtaskUpdates,
);
