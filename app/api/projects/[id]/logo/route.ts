import { route } from "@/lib/http/route";
import { fileOf } from "@/lib/kernel/returns";
import { openProjectLogo } from "@/lib/reports/letterhead/logo";

export const GET = route({ needs: "project:see", returns: fileOf("image/webp") }, openProjectLogo);
