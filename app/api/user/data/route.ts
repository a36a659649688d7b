import { exportData } from "@/lib/account/profile/export-data";
import { route } from "@/lib/http/route";

export const GET = route({}, exportData);
