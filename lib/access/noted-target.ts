import type { Target } from "./target-chain";
import { currentRequest } from "@/lib/kernel/request-context";

const targets = new WeakMap<object, Target>();

/**
 * Notes the target of the current request: the first one that `authorize` found visible, or one named by a verb that checks
 * access itself. A stored answer is replayed only to those who can still see that target.
 */
export function noteTarget(target: Target): void {
  const request = currentRequest();
  if (request && !targets.has(request)) targets.set(request, target);
}

/** The target of the current request, if one was noted. */
export function notedTarget(): Target | undefined {
  const request = currentRequest();
  return request && targets.get(request);
}
