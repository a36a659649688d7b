import { postMessage } from "@/lib/chat/post-message";
import { listMessages } from "@/lib/chat/queries";
import { channelParams, listMessagesInput, postMessageInput } from "@/lib/chat/schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { params: channelParams, query: listMessagesInput, revalidates: "project" },
  listMessages,
);
export const POST = route({ params: channelParams, body: postMessageInput, creates: true }, postMessage);
