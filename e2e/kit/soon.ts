import { isFullProof } from "@/sandbox/run/steps/proof";

/** Within a second, as `npm run prove` holds us to on a machine that does nothing else; in `npm test`, in the end. */
export const SOON = { timeout: isFullProof ? 1000 : 10_000 };
