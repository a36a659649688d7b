import { route } from "@/lib/http/route";
import { markRead } from "@/lib/notifications/mark-read";

export const POST = route({ changes: "own" }, markRead);
