import { readMessage } from "@/lib/chat/queries";
import { messageParams } from "@/lib/chat/schema";
import { chatMessageView } from "@/lib/chat/view-schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { needs: "project:chat", params: messageParams, revalidates: "message", returns: chatMessageView },
  readMessage,
);
