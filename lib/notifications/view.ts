import type * as schema from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type NotificationView = ViewOf<typeof schema.notificationView>;
export type UnreadCountView = ViewOf<typeof schema.unreadCountView>;
export type DeliveryPreferencesView = ViewOf<typeof schema.deliveryPreferencesView>;
export type PushSubscriptionView = ViewOf<typeof schema.pushSubscriptionView>;
