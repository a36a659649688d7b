import { exportData } from "@/lib/account/profile/export-data";
import { route } from "@/lib/http/route";
import { fileOf } from "@/lib/kernel/returns";

export const GET = route({ returns: fileOf("application/zip") }, exportData);
