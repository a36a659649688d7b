import { after } from "next/server";
import { log } from "./log";
import { currentRequest } from "./request-context";

/** Runs what may fail without harm once the request's answer was sent; `failure` says in the log what did not happen then. */
export function afterAnswer(work: () => Promise<unknown>, failure: string): void {
  const later = currentRequest()?.afterAnswer ?? after;
  later(() => work().catch((error: unknown) => log.error({ err: error }, failure)));
}
