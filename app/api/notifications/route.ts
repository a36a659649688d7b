import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";
import { listNotifications } from "@/lib/notifications/queries";
import { listNotificationsInput } from "@/lib/notifications/schema";
import { notificationView } from "@/lib/notifications/view-schema";

export const GET = route(
  { query: listNotificationsInput, returns: pagesOf(notificationView) },
  listNotifications,
);
