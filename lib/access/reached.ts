import type { Target } from "./climb";
import { currentRequest } from "@/lib/request-context";

const targets = new WeakMap<object, Target>();

/**
 * Notes what the request at hand is about: the first target that the door let it reach, or one that a verb names which has
 * a door of its own. A stored answer is given again only to who still sees it.
 */
export function noteReached(target: Target): void {
  const request = currentRequest();
  if (request && !targets.has(request)) targets.set(request, target);
}

/** What the request at hand is about, as far as it has asked. */
export function reachedTarget(): Target | undefined {
  const request = currentRequest();
  return request && targets.get(request);
}
