import type { notificationView, unreadCountView } from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type NotificationView = ViewOf<typeof notificationView>;
export type UnreadCountView = ViewOf<typeof unreadCountView>;
