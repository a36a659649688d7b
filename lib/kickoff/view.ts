import type * as schema from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type ProposalView = ViewOf<typeof schema.proposalView>;
export type ProposalProgress = ViewOf<typeof schema.proposalProgress>;
export type KickedOffView = ViewOf<typeof schema.kickedOffView>;
