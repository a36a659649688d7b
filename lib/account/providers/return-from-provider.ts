import { NextRequest } from "next/server";
import { receiveFromProvider } from "../auth";
import type { ReturnInput } from "../schema";
import { arrive, type Arrival, signInAgain } from "./arrive";
import { clearFlow, readDestination } from "./flow-cookies";
import { clientNetwork } from "@/lib/kernel/client-network";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { log } from "@/lib/kernel/log";
import { spend } from "@/lib/kernel/rate-limit";
import { currentRequest } from "@/lib/kernel/request-context";
import { AppError } from "@/lib/shared/errors";
import { apiPath } from "@/lib/shared/paths/api-path";
import { paths } from "@/lib/shared/paths/paths";

/** What providers answer when somebody presses Cancel there; the second is Apple's. */
const CANCELLED = ["access_denied", "user_cancelled_authorize"];

/** Receives whom a provider redirects back. Whatever happens, the flow's cookies end, and there is a page to go to, which says so. */
export async function returnFromProvider(input: ReturnInput): Promise<Arrival> {
  const after = await readDestination();
  await clearFlow();
  try {
    await spend("providerSignIns", clientNetwork());
    if (CANCELLED.includes(input.error ?? "")) return { to: signInAgain(after) };
    const identity = await receiveFromProvider(requestFor(input));
    return identity ? await arrive(identity, after) : { to: signInAgain(after, "failed") };
  } catch (error) {
    return { to: explained(error, after) };
  }
}

/** As the provider's redirect reaches Auth.js, at the address that it was told. It reads Apple's from a body. */
function requestFor({ provider, ...query }: ReturnInput): NextRequest {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const answer = new URLSearchParams(given).toString();
  const cookie = currentRequest()?.headers.get("cookie") ?? "";
  const url = appUrl(apiPath("auth", "callback", provider));
  if (provider !== "apple") return new NextRequest(`${url}?${answer}`, { headers: { cookie } });
  const headers = { cookie, "content-type": "application/x-www-form-urlencoded" };
  return new NextRequest(url, { method: "POST", headers, body: answer });
}

function explained(error: unknown, after: string): string {
  if (!(error instanceof AppError)) log.error({ err: error }, "nobody could be signed in from a provider");
  else if (error.key === "suspended") return paths.auth({ ended: "suspended" });
  else if (error.code === "rate_limited") return signInAgain(after, "limited");
  return signInAgain(after, "failed");
}
