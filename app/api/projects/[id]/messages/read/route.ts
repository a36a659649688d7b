import { markChannelRead } from "@/lib/chat/mark-channel-read";
import { channelParams, markChannelReadInput } from "@/lib/chat/schema";
import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";

export const POST = route(
  { needs: "project:chat", params: channelParams, body: markChannelReadInput, returns: noContent },
  markChannelRead,
);
