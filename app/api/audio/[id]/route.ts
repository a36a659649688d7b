import { openAudio } from "@/lib/audio/open-audio";
import { uploadParams } from "@/lib/audio/schema";
import { route } from "@/lib/http/route";
import { fileOf } from "@/lib/kernel/returns";

export const GET = route({ params: uploadParams, returns: fileOf("audio/*") }, openAudio);
