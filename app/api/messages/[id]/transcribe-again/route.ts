import { transcribeMessageAgain } from "@/lib/chat/change-message-transcript";
import { chatMessageView } from "@/lib/chat/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { needs: "message:transcribe", locks: "chat_messages", status: 202, returns: chatMessageView },
  transcribeMessageAgain,
);
