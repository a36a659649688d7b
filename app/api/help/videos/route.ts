import { listVideos } from "@/lib/help/queries";
import { helpVideoView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";

export const GET = route({ access: "operatorOrPublic", returns: listOf(helpVideoView) }, listVideos);
