import { countVideoOpening } from "@/lib/help/count-opening";
import { helpParams } from "@/lib/help/schema";
import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";

export const POST = route({ access: "public", params: helpParams, returns: noContent }, countVideoOpening);
