import { route } from "@/lib/http/route";
import { redirect } from "@/lib/kernel/returns";
import {
  openUnsubscribe,
  unsubscribeByLink,
  unsubscribeInput,
} from "@/lib/notifications/deliver/unsubscribe";

export const GET = route({ access: "public", params: unsubscribeInput, returns: redirect }, openUnsubscribe);
export const POST = route({ access: "public", params: unsubscribeInput }, unsubscribeByLink);
