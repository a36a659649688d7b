import { route } from "@/lib/http/route";
import { fileOf } from "@/lib/kernel/returns";
import { idParam } from "@/lib/kernel/text";
import { openThumb } from "@/lib/photos/upload/open-photo";

export const GET = route(
  { needs: ["project:chat", "update:see"], params: idParam, returns: fileOf("image/webp") },
  openThumb,
);
