import { findDoubts } from "@/lib/translation/guard/find-doubts";
import { serve } from "@/lib/threads/serve";

const FUNCTIONS = { findDoubts };

export type GuardFunctions = typeof FUNCTIONS;

serve(FUNCTIONS);
