import { deleteVideo, editVideo } from "@/lib/help/change-items";
import { editVideoInput } from "@/lib/help/schema";
import { helpVideoView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const PUT = route({ access: "operator", body: editVideoInput, returns: helpVideoView }, editVideo);
export const DELETE = route({ access: "operator" }, deleteVideo);
