import { postMessage } from "@/lib/chat/post-message";
import { listMessages } from "@/lib/chat/queries";
import { listMessagesInput, postMessageInput } from "@/lib/chat/schema";
import { chatMessageView } from "@/lib/chat/view-schema";
import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";

export const GET = route(
  {
    needs: "project:chat",
    query: listMessagesInput,
    revalidates: "project",
    returns: pagesOf(chatMessageView),
  },
  listMessages,
);
export const POST = route(
  { needs: "project:chat", body: postMessageInput, creates: true, returns: chatMessageView },
  postMessage,
);
