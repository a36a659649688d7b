import { readMessage } from "@/lib/chat/queries";
import { messageParams } from "@/lib/chat/schema";
import { route } from "@/lib/http/route";

export const GET = route({ params: messageParams, revalidates: "message" }, readMessage);
