import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { closeServer } from "@/sandbox/http/close-server";

/** A browser that takes pushes, as its `toJSON` describes it. */
export interface PushedBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

interface Received {
  endpoint: string;
  message: { web_push: number; notification: Record<string, string> };
  headers: IncomingMessage["headers"];
  /** Bytes, as they were sent. */
  size: number;
}

/** A status, or no answer at all, or one that does not end. */
type Answer = number | "hangs" | "endless";

export interface PushService {
  origin: string;
  /** What was sent with a valid signature and could be decrypted, oldest first; whatever it was answered. */
  received: Received[];
  /** Requests that no push service would take, with the reason. */
  refused: string[];
  newBrowser(): PushedBrowser;
  answer(browser: PushedBrowser, answer: Answer): void;
  stop(): Promise<void>;
}

/** The most bytes that services take. */
const MOST_BYTES = 4_096;

/** A push service: checks who sends (RFC 8292), and decrypts what is sent with the browser's keys (RFC 8291), as only a browser could. */
export async function startPushService(publicKey: string): Promise<PushService> {
  const browsers = new Map<string, { keys: ECDH; auth: Buffer; answer: Answer }>();
  const received: Received[] = [];
  const refused: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const body = await buffer(request);
    const endpoint = `${origin}${request.url ?? ""}`;
    const browser = browsers.get(endpoint);
    if (!browser) return response.writeHead(404).end();
    try {
      assertSigned(request, { origin, publicKey });
      if (body.length > MOST_BYTES) throw new Error(`too large: ${body.length} bytes`);
      const message = JSON.parse(decrypt(body, browser).toString()) as Received["message"];
      received.push({ endpoint, message, headers: request.headers, size: body.length });
    } catch (error) {
      refused.push((error as Error).message);
      return response.writeHead(400).end();
    }
    if (browser.answer === "hangs") return;
    if (browser.answer !== "endless")
      return response.writeHead(browser.answer, { location: "/elsewhere" }).end();
    response.writeHead(201);
    const timer = setInterval(() => response.write("x".repeat(5_000)), 5);
    return response.on("close", () => clearInterval(timer));
  };
  const server = createServer((request, response) => {
    void take(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    refused,
    newBrowser() {
      const keys = createECDH("prime256v1");
      const p256dh = keys.generateKeys("base64url");
      const auth = randomBytes(16);
      const endpoint = `${origin}/push/${randomBytes(12).toString("hex")}`;
      browsers.set(endpoint, { keys, auth, answer: 201 });
      return { endpoint, keys: { p256dh, auth: auth.toString("base64url") } };
    },
    answer({ endpoint }, answer) {
      const browser = browsers.get(endpoint);
      if (browser) browser.answer = answer;
    },
    stop: () => closeServer(server),
  };
}

function assertSigned(
  { headers }: IncomingMessage,
  { origin, publicKey }: { origin: string; publicKey: string },
): void {
  const [, token = "", key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  if (key !== publicKey) throw new Error("signed with another key");
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const verifier = createPublicKey({
    key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" },
    format: "jwk",
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: verifier, dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", signed, options, Buffer.from(signature, "base64url"))) throw new Error("signature");
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<
    string,
    unknown
  >;
  if (aud !== origin) throw new Error(`for ${String(aud)}`);
  const left = Number(exp) - Date.now() / 1000;
  if (!(left > 0 && left <= 24 * 60 * 60)) throw new Error(`expires in ${left} seconds`);
  if (typeof sub !== "string" || !/^(mailto:|https:)/.test(sub)) throw new Error("nobody to contact");
  if (!/^[\w-]{1,32}$/.test(headers["topic"]?.toString() ?? "x")) throw new Error("topic");
}

/** RFC 8188's header is a salt of 16 bytes, the record's size, and the sender's key; one record follows. */
function decrypt(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): Buffer {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const record = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync("sha256", keys.computeSecret(sender), auth, info, 32));
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", ikm, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}
