import { route } from "@/lib/http/route";
import { readUnreadCount } from "@/lib/notifications/queries";
import { unreadCountView } from "@/lib/notifications/view-schema";

export const GET = route({ returns: unreadCountView }, readUnreadCount);
