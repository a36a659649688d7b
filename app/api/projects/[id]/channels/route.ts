import { listChannels } from "@/lib/chat/list-channels";
import { channelView } from "@/lib/chat/view-schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { needs: "project:chat", revalidates: "project", returns: [channelView] },
  listChannels,
);
