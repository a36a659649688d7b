import { signOutEverywhere } from "@/lib/account/session/sign-out-everywhere";
import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";

export const POST = route({ returns: noContent }, signOutEverywhere);
