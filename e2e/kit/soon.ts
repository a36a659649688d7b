import { judgesDurations } from "@/sandbox/run/steps/proof";

/** Within a second where durations are judged; elsewhere in the end. */
export const SOON = { timeout: judgesDurations ? 1000 : 10_000 };
