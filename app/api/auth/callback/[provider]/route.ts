import { relayForm } from "@/lib/account/providers/relay-form";
import { providerInput, returnQuery } from "@/lib/account/schema";
import { declares, route } from "@/lib/http/route";
import { redirect } from "@/lib/kernel/returns";
import { arriveAndJoin } from "@/lib/projects/codes/arrive-and-join";

export const GET = route(
  { access: "public", params: providerInput, query: returnQuery, returns: redirect },
  arriveAndJoin,
);
export const POST = declares({ access: "public", params: providerInput, returns: redirect }, relayForm);
