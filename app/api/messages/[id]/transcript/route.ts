import { correctMessageTranscript } from "@/lib/chat/correct-message-transcript";
import { messageParams } from "@/lib/chat/schema";
import { chatMessageView } from "@/lib/chat/view-schema";
import { route } from "@/lib/http/route";
import { correctTranscriptInput } from "@/lib/recordings/schema";

export const PATCH = route(
  {
    needs: "message:correct",
    locks: "chat_messages",
    params: messageParams,
    body: correctTranscriptInput,
    returns: chatMessageView,
  },
  correctMessageTranscript,
);
