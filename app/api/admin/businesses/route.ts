import { route } from "@/lib/http/route";
import { listOperatorBusinesses } from "@/lib/operator/list-businesses";
import { listBusinessesInput } from "@/lib/operator/schema";

export const GET = route({ access: "operator", query: listBusinessesInput }, listOperatorBusinesses);
