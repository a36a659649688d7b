import type * as schema from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";
export type Segment = ViewOf<typeof schema.segment>;
export type TranscribedView = ViewOf<typeof schema.transcribedView>;
export type TranscriptView = ViewOf<typeof schema.transcriptView>;
