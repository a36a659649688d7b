import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";
import { listRevisions } from "@/lib/updates/queries";
import { pageInput } from "@/lib/updates/schema";
import { revisionView } from "@/lib/updates/view-schema";

export const GET = route(
  { needs: "update:see", query: pageInput, revalidates: "update", returns: pagesOf(revisionView) },
  listRevisions,
);
