import { route } from "@/lib/http/route";
import { fileOf } from "@/lib/kernel/returns";
import { openPhoto } from "@/lib/photos/upload/open-photo";

export const GET = route({ needs: ["project:chat", "update:see"], returns: fileOf("image/jpeg") }, openPhoto);
