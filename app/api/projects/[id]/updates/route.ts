import { route } from "@/lib/http/route";
import { postUpdate } from "@/lib/updates/posting/post-update";
import { listUpdates } from "@/lib/updates/queries";
import { listUpdatesInput, postUpdateInput, updateParams } from "@/lib/updates/schema";

export const GET = route(
  { params: updateParams, query: listUpdatesInput, revalidates: "project" },
  listUpdates,
);
export const POST = route({ params: updateParams, body: postUpdateInput, creates: true }, postUpdate);
