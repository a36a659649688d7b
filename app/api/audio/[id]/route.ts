import { route } from "@/lib/http/route";
import { fileOf } from "@/lib/kernel/returns";
import { openAudio } from "@/lib/recordings/upload/open-audio";
import { uploadParams } from "@/lib/uploads/schema";

export const GET = route(
  { needs: ["project:chat", "update:see"], params: uploadParams, returns: fileOf("audio/*") },
  openAudio,
);
