import { route } from "@/lib/http/route";
import { listRecentUpdates } from "@/lib/updates/queries";
import { recentUpdateView } from "@/lib/updates/view-schema";

export const GET = route({ revalidates: "projects", returns: [recentUpdateView] }, listRecentUpdates);
