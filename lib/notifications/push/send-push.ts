import { createHash } from "node:crypto";
import { request as requestHttp } from "node:http";
import { request as requestHttps, type RequestOptions } from "node:https";
import webPush from "web-push";
import { isAdded, lookupOutside, serviceUrl } from "./endpoint";
import { pushKeys } from "./keys";
import { env } from "@/lib/kernel/env";
import { excerptOf } from "@/lib/kernel/excerpt";

/** What is shown: also in the form that Safari shows without a service worker (Declarative Web Push). */
export interface PushMessage {
  title: string;
  body: string;
  /** Absolute. */
  navigate: string;
  /** BCP 47. */
  lang: string;
  /** A newer message with the same tag replaces it. */
  tag: string;
}

/** What became of a push: `refused` for good, and `gone` with the subscription. Everything else throws. */
export type Outcome = "sent" | "gone" | "refused";

const TIMEOUT_MS = 5_000;
/** Of the answer, of which only the status is read. */
const MOST_ANSWERED = 10_000;
/** Seconds for which a service keeps a push for a phone that is off. */
const TTL = 24 * 60 * 60;

/** Sends one push. Throws while the service does not answer, or answers that it cannot now. */
export async function sendPush(
  to: { endpoint: string; p256dh: string; auth: string },
  message: PushMessage,
): Promise<Outcome> {
  const url = serviceUrl(to.endpoint);
  const keys = pushKeys();
  if (!url || !keys) return "refused";
  const { headers, body, method } = webPush.generateRequestDetails(
    { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
    payloadOf(message),
    {
      TTL,
      topic: topicOf(message.tag),
      vapidDetails: { subject: `mailto:${env.SUPPORT_EMAIL}`, ...keys },
    },
  );
  return outcomeOf(await post(url, { method, headers }, body));
}

/** Bounded, since services refuse more than 4,096 encrypted bytes and the library checks nothing: at most six bytes for each unit. */
export function payloadOf({ title, body, ...message }: PushMessage): string {
  const notification = { ...message, title: excerptOf(title, 150), body: excerptOf(body, 300) };
  return JSON.stringify({ web_push: 8030, notification });
}

/** At most 32 URL-safe characters, by which a service replaces what it has not delivered yet. */
export function topicOf(tag: string): string {
  return createHash("sha256").update(tag).digest("base64url").slice(0, 32);
}

/** 404 and 410 are the service's word that nobody takes pushes there any more (RFC 8030 7.3). */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  if (status === 429 || status >= 500)
    throw Object.assign(new Error("push service"), { code: `HTTP ${status}` });
  return "refused";
}

/** Follows no redirects, reads little, waits briefly, and connects to the address that was checked. */
function post(url: URL, options: RequestOptions, body: Buffer): Promise<number> {
  const request = url.protocol === "http:" ? requestHttp : requestHttps;
  const lookup = isAdded(url) ? {} : { lookup: lookupOutside };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, ...lookup, signal, agent: false }, (answer) => {
      let read = 0;
      answer.on("data", (chunk: Buffer) => {
        read += chunk.length;
        if (read > MOST_ANSWERED) answer.destroy();
      });
      answer.on("error", () => undefined);
      answer.on("close", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
