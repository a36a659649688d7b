import { readMessage } from "@/lib/chat/queries";
import { chatMessageView } from "@/lib/chat/view-schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { needs: "project:chat", revalidates: "message", returns: chatMessageView },
  readMessage,
);
