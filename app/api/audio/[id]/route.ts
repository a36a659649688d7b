import { openAudio } from "@/lib/audio/open-audio";
import { uploadParams } from "@/lib/audio/schema";
import { route } from "@/lib/http/route";

export const GET = route({ params: uploadParams }, openAudio);
