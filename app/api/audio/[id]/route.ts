import { route } from "@/lib/http/route";
import { fileOf } from "@/lib/kernel/returns";
import { openAudio } from "@/lib/recordings/upload/open-audio";

export const GET = route({ needs: ["project:chat", "update:see"], returns: fileOf("audio/*") }, openAudio);
