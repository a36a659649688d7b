import { addVideo } from "@/lib/help/change-items";
import { listVideos } from "@/lib/help/queries";
import { videoInput } from "@/lib/help/schema";
import { helpVideoView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ access: "operatorOrPublic", returns: [helpVideoView] }, listVideos);
export const POST = route(
  { access: "operator", body: videoInput, creates: true, returns: helpVideoView },
  addVideo,
);
