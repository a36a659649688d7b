import { z } from "zod";
import { requiredText } from "@/lib/kernel/text";
import { MAX } from "@/lib/shared/limits";

export const transcribeInput = z.object({ audioUrl: z.string({ error: "unknown" }) });
export const correctTranscriptInput = z.object({
  transcript: requiredText(MAX.transcript, "transcriptRequired"),
});

export type TranscribeInput = z.output<typeof transcribeInput>;
export type CorrectTranscriptInput = z.output<typeof correctTranscriptInput> & { id: string };
