import { stripeEvent } from "@/lib/billing/schema";
import { isFromStripe, receiveEvent } from "@/lib/billing/stripe/receive-event";
import { receivedEventView } from "@/lib/billing/view-schema";
import { signedBy } from "@/lib/http/access/signed";
import { json } from "@/lib/http/body/json";
import { route } from "@/lib/http/route";

const access = signedBy({ header: "stripe-signature", verify: isFromStripe });

export const POST = route(
  { access, body: json(stripeEvent, 1024 * 1024), returns: receivedEventView },
  receiveEvent,
);
