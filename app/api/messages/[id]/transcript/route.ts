import { correctMessageTranscript } from "@/lib/chat/correct-message-transcript";
import { messageParams } from "@/lib/chat/schema";
import { route } from "@/lib/http/route";
import { correctTranscriptInput } from "@/lib/transcription/schema";

export const PATCH = route({ params: messageParams, body: correctTranscriptInput }, correctMessageTranscript);
