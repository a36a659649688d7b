import { route } from "@/lib/http/route";
import { listRevisions } from "@/lib/updates/queries";
import { pageInput, updateParams } from "@/lib/updates/schema";

export const GET = route({ params: updateParams, query: pageInput, revalidates: "update" }, listRevisions);
