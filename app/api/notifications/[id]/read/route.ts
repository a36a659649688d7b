import { route } from "@/lib/http/route";
import { markRead } from "@/lib/notifications/mark-read";
import { notificationParams } from "@/lib/notifications/schema";

export const POST = route({ changes: "own", params: notificationParams }, markRead);
