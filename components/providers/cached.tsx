import { dehydrate, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Messages } from "./messages";
import { SentCache } from "./query-provider";
import type { Namespace } from "@/lib/i18n/messages";

interface CachedProps {
  client: QueryClient;
  namespaces: Namespace[];
  children: ReactNode;
}

/**
 * Sends what the client has read to the query cache of the page below, as `Messages` sends its namespaces. As one text: React would
 * take each value of it apart on the server, twice, and again in the browser.
 */
export function Cached({ client, namespaces, children }: CachedProps) {
  return (
    <SentCache state={JSON.stringify(dehydrate(client))}>
      <Messages namespaces={namespaces}>{children}</Messages>
    </SentCache>
  );
}
