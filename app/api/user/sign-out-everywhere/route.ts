import { signOutEverywhere } from "@/lib/account/sign-out-everywhere";
import { route } from "@/lib/http/route";

export const POST = route({}, signOutEverywhere);
