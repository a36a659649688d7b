import type * as schema from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type ChatMessageView = ViewOf<typeof schema.chatMessageView>;
export type ChannelView = ViewOf<typeof schema.channelView>;
