import { redeemConnectCode } from "./redeem-connect-code";
import { toActor } from "@/lib/access/actor";
import { returnFromProvider } from "@/lib/account/providers/return-from-provider";
import type { ReturnInput } from "@/lib/account/schema";
import { findActor } from "@/lib/account/session/find-actor";
import { Redirect } from "@/lib/kernel/answer";
import { newId } from "@/lib/kernel/new-id";
import { AppError } from "@/lib/shared/errors";
import { paths } from "@/lib/shared/paths/paths";

/**
 * Receives whom a provider redirects back, and redeems the connect code with which they came: its project is where they go then. A
 * code that cannot be redeemed leads to the page that says why.
 */
export async function arriveAndJoin(_caller: null, input: ReturnInput): Promise<Redirect> {
  const { to, user } = await returnFromProvider(input);
  const code = new URLSearchParams(to.split("?")[1]).get("join");
  const projectId = user && code !== null ? await joined(user, code) : null;
  return new Redirect(projectId === null ? to : paths.project(projectId));
}

async function joined(
  { id, sessionVersion }: { id: string; sessionVersion: number },
  connectCode: string,
): Promise<string | null> {
  const { actor } = await findActor({ sid: newId(), sub: id, version: sessionVersion });
  if (!actor) return null;
  try {
    return (await redeemConnectCode(toActor(actor), { connectCode })).projectId;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
