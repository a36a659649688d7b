/** The version of Stripe's API that calls, webhooks and the sandbox speak: the one that the installed SDK has the types of. */
export const API_VERSION = "2026-10-28.endive";
