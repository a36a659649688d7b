import { route } from "@/lib/http/route";
import { fileOf } from "@/lib/kernel/returns";
import { idParam } from "@/lib/kernel/text";
import { openAudio } from "@/lib/recordings/upload/open-audio";

export const GET = route(
  { needs: ["project:chat", "update:see"], params: idParam, returns: fileOf("audio/*") },
  openAudio,
);
