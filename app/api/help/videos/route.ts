import { listVideos } from "@/lib/help/queries";
import { route } from "@/lib/http/route";

export const GET = route({ access: "operatorOrPublic" }, listVideos);
