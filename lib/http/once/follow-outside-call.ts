import type { KeyedRequest } from "./idempotency";
import { beginOutsideCall, type Phases } from "./run-outside-call-once";
import { respondInTime } from "@/lib/http/answer/slow";
import { SlowAnswer } from "@/lib/kernel/answer";

/** How long a service may take while a client follows its progress. */
const FOLLOWED_MS = 10 * 60_000;

interface Followed {
  request: Request;
  leaseMs: number | undefined;
}

/** Runs an outside call for a client that follows its progress; refusals of the claim are returned immediately. */
export async function followOutsideCall<Claimed, Worked>(
  keyed: KeyedRequest,
  phases: Phases<Claimed, Worked>,
  { request, leaseMs }: Followed,
): Promise<Response> {
  const rest = await beginOutsideCall(keyed, phases, leaseMs);
  const work: SlowAnswer["work"] = async ({ report, signal: left }) => {
    const signal = AbortSignal.any([left, AbortSignal.timeout(FOLLOWED_MS)]);
    const { body } = await rest({ report, signal });
    return body as object;
  };
  return respondInTime(new SlowAnswer(work), request);
}
