import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";
import { listOperatorBusinesses } from "@/lib/operator/list-businesses";
import { listBusinessesInput } from "@/lib/operator/schema";
import { operatorBusinessView } from "@/lib/operator/view-schema";

export const GET = route(
  { access: "operator", query: listBusinessesInput, returns: pagesOf(operatorBusinessView) },
  listOperatorBusinesses,
);
