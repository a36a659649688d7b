import { route } from "@/lib/http/route";
import { fileOf } from "@/lib/kernel/returns";
import { idParam } from "@/lib/kernel/text";
import { openProjectLogo } from "@/lib/reports/letterhead/logo";

export const GET = route(
  { needs: "project:see", params: idParam, returns: fileOf("image/webp") },
  openProjectLogo,
);
