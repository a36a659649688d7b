import { z } from "zod";
import { MAX } from "@/lib/limits";
import { requiredText } from "@/lib/text";

export const transcribeInput = z.object({ audioUrl: z.string({ error: "unknown" }) });
export const correctTranscriptInput = z.object({
  transcript: requiredText(MAX.transcript, "transcriptRequired"),
});

export type TranscribeInput = z.output<typeof transcribeInput>;
export type CorrectTranscriptInput = z.output<typeof correctTranscriptInput> & { id: string };
