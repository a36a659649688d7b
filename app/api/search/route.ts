import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";
import { searchInput } from "@/lib/search/schema";
import { search } from "@/lib/search/search";
import { foundView } from "@/lib/search/view-schema";

export const GET = route({ needs: "project:see", query: searchInput, returns: pagesOf(foundView) }, search);
