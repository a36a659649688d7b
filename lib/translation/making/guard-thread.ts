import { serve } from "@/lib/threads/serve";
import { findDoubts } from "@/lib/translation/guard/find-doubts";

const FUNCTIONS = { findDoubts };

export type GuardFunctions = typeof FUNCTIONS;

serve(FUNCTIONS);
