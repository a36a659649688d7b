import { route } from "@/lib/http/route";
import { fileOf } from "@/lib/kernel/returns";
import { photoParams } from "@/lib/photos/schema";
import { openThumb } from "@/lib/photos/upload/open-photo";

export const GET = route(
  { needs: ["project:chat", "update:see"], params: photoParams, returns: fileOf("image/webp") },
  openThumb,
);
