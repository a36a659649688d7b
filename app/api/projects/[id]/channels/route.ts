import { listChannels } from "@/lib/chat/list-channels";
import { channelParams } from "@/lib/chat/schema";
import { channelView } from "@/lib/chat/view-schema";
import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";

export const GET = route(
  { needs: "project:chat", params: channelParams, revalidates: "project", returns: listOf(channelView) },
  listChannels,
);
