import { countVideoOpening } from "@/lib/help/count-opening";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public" }, countVideoOpening);
