import { file } from "@/lib/http/body/file";
import { route } from "@/lib/http/route";
import { fileOf } from "@/lib/kernel/returns";
import { openLogo, removeLogo, setLogo } from "@/lib/reports/letterhead/logo";
import { MAX_LOGO_FILE } from "@/lib/reports/limits";

export const GET = route({ needs: "business:see", returns: fileOf("image/webp") }, openLogo);
export const PUT = route(
  {
    needs: "business:edit",
    changes: "business",
    locks: "businesses",
    body: file({ limit: MAX_LOGO_FILE, type: "application/octet-stream" }),
  },
  setLogo,
);
export const DELETE = route({ needs: "business:edit", changes: "business", locks: "businesses" }, removeLogo);
