import { startAtProvider } from "@/lib/account/providers/start-at-provider";
import { providerInput, startQuery } from "@/lib/account/schema";
import { route } from "@/lib/http/route";
import { redirect } from "@/lib/kernel/returns";

export const GET = route(
  { access: "public", params: providerInput, query: startQuery, returns: redirect },
  startAtProvider,
);
