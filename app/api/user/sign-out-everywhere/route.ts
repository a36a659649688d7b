import { signOutEverywhere } from "@/lib/account/session/end-sessions";
import { route } from "@/lib/http/route";

export const POST = route({ changes: "own" }, signOutEverywhere);
