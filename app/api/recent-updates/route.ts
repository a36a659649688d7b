import { route } from "@/lib/http/route";
import { listRecentUpdates } from "@/lib/updates/queries";

export const GET = route({ revalidates: "projects" }, listRecentUpdates);
