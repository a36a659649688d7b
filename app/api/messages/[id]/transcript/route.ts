import { correctMessageTranscript } from "@/lib/chat/change-message-transcript";
import { chatMessageView } from "@/lib/chat/view-schema";
import { route } from "@/lib/http/route";
import { correctTranscriptInput } from "@/lib/recordings/schema";

export const PATCH = route(
  {
    needs: "message:correct",
    locks: "chat_messages",
    body: correctTranscriptInput,
    returns: chatMessageView,
  },
  correctMessageTranscript,
);
