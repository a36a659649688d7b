import { route } from "@/lib/http/route";
import { listRevisions } from "@/lib/updates/queries";
import { updateParams } from "@/lib/updates/schema";

export const GET = route({ params: updateParams }, listRevisions);
