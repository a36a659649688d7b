import { markChannelRead } from "@/lib/chat/mark-channel-read";
import { markChannelReadInput } from "@/lib/chat/schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { needs: "project:chat", changes: "silent", body: markChannelReadInput },
  markChannelRead,
);
