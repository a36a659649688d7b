import { route } from "@/lib/http/route";
import { listTaskUpdates } from "@/lib/updates/queries";
import { listPlacedUpdatesInput, updateParams } from "@/lib/updates/schema";

export const GET = route(
  { params: updateParams, query: listPlacedUpdatesInput, revalidates: "task" },
  listTaskUpdates,
);
