import { accessOf, type AccessKind } from "./access/named";
import { type BodyKind, ClientGone, type Received } from "./body/body-kind";
import { toAppError } from "./translate-error";
import type { Target } from "@/lib/access/target-chain";
import type { AppError } from "@/lib/shared/errors";

/** What a call declares of its caller and its body. */
interface Admission {
  access: AccessKind;
  body: BodyKind<object> | null;
  /** What a write is known to act on before its verb runs, if anything. */
  reaches: Target | null;
}

type Outcome = { received: Received<object>; refusal?: never } | { received: null; refusal: AppError };

/** What a request without a body brings. */
export const NOTHING: Received<object> = { input: () => ({}), digest: "" };

/**
 * Receives the body, then identifies the caller, so that a permission revoked while the body arrived no longer counts.
 * Requests without valid credentials are refused before the body; errors in the body wait until the caller is known,
 * since 401 and 429 come first.
 */
export async function admit(request: Request, { access, body, reaches }: Admission) {
  const { precheck, identify } = accessOf(access);
  await precheck(request);
  if (body?.writesFiles) await identify(request, NOTHING, { spends: false });
  const { received, refusal } = await receiveBody(request, body);
  try {
    const caller = await identify(request, received, { spends: isWrite(request), reaches });
    if (!received) throw refusal;
    return { caller, received };
  } catch (error) {
    await received?.discard?.();
    throw error;
  }
}

export function isWrite({ method }: Request): boolean {
  return method !== "GET" && method !== "HEAD";
}

async function receiveBody(request: Request, body: BodyKind<object> | null): Promise<Outcome> {
  if (!body || !isWrite(request)) return { received: NOTHING };
  try {
    return { received: await body.receive(request) };
  } catch (error) {
    if (error instanceof ClientGone) throw error;
    return { received: null, refusal: toAppError(error) };
  }
}
