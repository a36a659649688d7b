import type { Action } from "@/components/form/use-action";

/** Redeems a connect code, from a form or from a link. */
export type JoinAction = Action<FormData | { connectCode: string }, { projectId: string }>;
