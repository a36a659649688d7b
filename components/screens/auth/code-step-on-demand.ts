import { onDemand } from "@/components/shell/on-demand/on-demand";

/** Where the code is typed: most people sign in without one. */
export const CodeStep = onDemand(() => import("./code-step"));
