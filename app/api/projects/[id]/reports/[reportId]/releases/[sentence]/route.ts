import { route } from "@/lib/http/route";
import { releaseSentence } from "@/lib/reports/release-sentence";
import { releaseParams } from "@/lib/reports/schema";

export const PUT = route({ params: releaseParams }, releaseSentence);
