import type { QueryClient } from "@tanstack/react-query";
import type { KickoffReader } from "@/components/kickoff/kickoff-reader";
import type { Actor } from "@/lib/access/actor";
import { isAiConfigured } from "@/lib/ai/client";
import type { BusinessView } from "@/lib/businesses/view";
import { queryKeys } from "@/lib/shared/query-keys";

/** Puts what `useKickoff` reads into the query cache of a page that offers it. */
export function offerKickoff(client: QueryClient, actor: Actor, businesses: BusinessView[]): void {
  client.setQueryData(queryKeys.businesses(), businesses);
  client.setQueryData<KickoffReader>(queryKeys.kickoff(), {
    userId: actor.id,
    hasRecordingConsent: actor.recordingConsentAt !== null,
    isAiConfigured: isAiConfigured(),
  });
}
