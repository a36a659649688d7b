import { route } from "@/lib/http/route";
import { markAllRead } from "@/lib/notifications/mark-read";
import { readAllInput } from "@/lib/notifications/schema";

export const POST = route({ changes: "own", body: readAllInput }, markAllRead);
