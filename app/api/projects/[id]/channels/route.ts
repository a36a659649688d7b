import { listChannels } from "@/lib/chat/list-channels";
import { channelParams } from "@/lib/chat/schema";
import { route } from "@/lib/http/route";

export const GET = route({ params: channelParams, revalidates: "project" }, listChannels);
