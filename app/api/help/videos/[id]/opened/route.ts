import { countVideoOpening } from "@/lib/help/count-opening";
import { helpParams } from "@/lib/help/schema";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", params: helpParams }, countVideoOpening);
