import { dehydrate, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SentCache } from "./query-provider";

/**
 * Sends what the client has read to the query cache of the page below. As one text: React would take each value of it apart on the
 * server, twice, and again in the browser.
 */
export function Cached({ client, children }: { client: QueryClient; children: ReactNode }) {
  return <SentCache state={JSON.stringify(dehydrate(client))}>{children}</SentCache>;
}
