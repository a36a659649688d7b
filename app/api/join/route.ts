import { route } from "@/lib/http/route";
import { redeemConnectCode } from "@/lib/projects/codes/redeem-connect-code";
import { joinInput } from "@/lib/projects/schema";
import { joinedView } from "@/lib/projects/view-schema";

export const POST = route(
  { locks: "connect_codes", body: joinInput, creates: true, status: 200, returns: joinedView },
  redeemConnectCode,
);
