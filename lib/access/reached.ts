import type { Target } from "./climb";
import { currentRequest } from "@/lib/kernel/request-context";

const targets = new WeakMap<object, Target>();

/**
 * Notes the target of the current request: the first one that `authorize` found visible, or one named by a verb that checks
 * access itself. A stored answer is replayed only to those who can still see that target.
 */
export function noteReached(target: Target): void {
  const request = currentRequest();
  if (request && !targets.has(request)) targets.set(request, target);
}

/** The target of the current request, if one was noted. */
export function reachedTarget(): Target | undefined {
  const request = currentRequest();
  return request && targets.get(request);
}
