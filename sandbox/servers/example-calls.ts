import { createHmac, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { bytes } from "./bytes-body";
import type { Routes } from "./serve-routes";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { signedBy } from "@/lib/http/access/signed";
import { closeEventStreams, openEventStreams } from "@/lib/http/answer/event-stream";
import { file } from "@/lib/http/body/file";
import { json } from "@/lib/http/body/json";
import { type FormFile, multipart } from "@/lib/http/body/multipart";
import { route } from "@/lib/http/route";
import { EventStream, FileAnswer, Redirect } from "@/lib/kernel/answer";
import { db, transaction } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { outsideCall } from "@/lib/kernel/outside-call";
import { eventsOf, fileOf, redirect } from "@/lib/kernel/returns";
import { idParam, requiredText } from "@/lib/kernel/text";
import { AppError } from "@/lib/shared/errors";

/*
 * One call of each kind that `route` supports and the product does not use yet. They exist for tests, which serve them
 * without Next. The outside service that some of them call is the test's own; see `serviceUrl`.
 */

export const SIGNING_KEY = "example signing key";
export const UPLOAD_LIMIT = 256 * 1024;
/** No document describes these calls. */
const fields = () => z.record(z.string(), z.unknown());

export const SONG = Buffer.from(Array.from({ length: 1000 }, (_, n) => n % 251));

/** What the Stripe webhook will be: the signature covers the text exactly as it was received. */
const receiveSigned = route(
  {
    access: signedBy({ header: "x-signature", verify: isSigned }),
    body: json(z.looseObject({}), 64 * 1024),
    returns: fields,
  },
  (_service, input) => Promise.resolve(input),
);

function isSigned(text: string, signature: string): boolean {
  const own = Buffer.from(createHmac("sha256", SIGNING_KEY).update(text).digest("hex"));
  const given = Buffer.from(signature);
  return own.length === given.length && timingSafeEqual(own, given);
}

/** Like uploading a recording. Some notes provoke the refusals that come last, so that tests see the order of checks. */
const upload = route(
  {
    params: idParam,
    body: multipart({
      file: "audio",
      limit: UPLOAD_LIMIT,
      fields: z.object({ note: requiredText(10, "required") }),
    }),
    creates: true,
    returns: fields,
  },
  async (actor: Actor, { id, audio, note }: { id: string; audio: FormFile; note: string }) => {
    await authorize(actor, "project:manage", { projectId: id });
    if (note === "twice") throw new AppError("conflict");
    if (note === "later") throw new AppError("not_configured");
    const { size, sha256, filename, type } = audio;
    return { size, sha256, filename, type, note };
  },
);

/** What a part of a resumable upload will be. */
const uploadPart = route(
  { body: file({ limit: UPLOAD_LIMIT, type: "application/octet-stream" }), returns: fields },
  (_actor, { file: { size, sha256 } }) => Promise.resolve({ size, sha256 }),
);

const hashBytes = route(
  { body: bytes({ limit: 1024, type: "application/octet-stream" }), returns: fields },
  (_actor, { bytes: content, sha256 }) => Promise.resolve({ size: content.byteLength, sha256 }),
);

/** A number every few milliseconds, each with so many bytes besides. */
const countUp = route(
  {
    query: z.object({
      until: z.coerce.number().default(Number.MAX_SAFE_INTEGER),
      bytes: z.coerce.number().default(0),
    }),
    returns: eventsOf(fields),
  },
  (_actor, { until, bytes: size }) =>
    Promise.resolve(
      new EventStream(({ send, close, onEnd }) => {
        let n = 0;
        const timer = setInterval(() => {
          n += 1;
          send({ id: String(n), event: "count", data: { n, ...(size > 0 && { more: "x".repeat(size) }) } });
          if (n === until) close();
        }, 5);
        onEnd(() => clearInterval(timer));
      }),
    ),
);

const streams = route({ access: "public", returns: fields }, () =>
  Promise.resolve({ open: openEventStreams() }),
);
const closeStreams = route({ access: "public" }, () => Promise.resolve(closeEventStreams()));

const song = route({ access: "public", returns: fileOf("audio/webm") }, () =>
  Promise.resolve(
    new FileAnswer({
      size: SONG.length,
      type: "audio/webm",
      etag: '"song"',
      open: ({ start, end }) => new Blob([SONG.subarray(start, end + 1)]).stream(),
    }),
  ),
);

const elsewhere = route({ access: "public", returns: redirect }, () =>
  Promise.resolve(new Redirect("/song")),
);
const slow = route({ timeLimitMs: 50, returns: fields }, () => sleep(5_000, {}, { ref: false }));

const ordered = {
  body: z.object({ name: requiredText(100, "nameRequired") }),
  creates: true,
  returns: fields,
} as const;

/** What subscribing is: a charge outside, a business inside, both once. */
const placeOrder = outsideCall({
  claim: (_actor: Actor, { name }: { name: string }) => Promise.resolve({ id: newId(), name }),
  work: async ({ id, name }, { key, signal }) => {
    const init = {
      method: "POST",
      headers: { "idempotency-key": key },
      body: JSON.stringify({ id, name }),
      signal,
    };
    const response = await fetch(serviceUrl(), init).catch((cause: unknown) => {
      throw new AppError("upstream_failed", { cause });
    });
    if (!response.ok) throw new AppError("upstream_failed");
    return (await response.json()) as { charge: string };
  },
  finish: (actor: Actor, _input: { name: string }, { claimed: { id, name }, worked: { charge } }) =>
    transaction(async (tx) => {
      await tx.business.create({
        data: { id, name, ownerId: actor.id, description: charge },
        select: { id: true },
      });
      await record(tx, { by: actor, type: "business.created", id });
      return { id, charge };
    }),
});

/** The address of the test's own service, which each example server gets as an argument. */
function serviceUrl(): string {
  return process.argv[2] ?? "";
}

export const EXAMPLES: Routes = {
  "POST /signed": receiveSigned,
  "POST /projects/:id/upload": upload,
  "PUT /part": uploadPart,
  "POST /bytes": hashBytes,
  "GET /count": countUp,
  "GET /streams": streams,
  "POST /streams/close": closeStreams,
  "GET /song": song,
  "GET /elsewhere": elsewhere,
  "POST /slow": slow,
  "POST /orders": route(ordered, placeOrder),
  /** With a short lease: a killed process holds its order for a moment only, and under load a living one may lose it too. */
  "POST /orders/briefly-held": route({ ...ordered, leaseMs: 400 }, placeOrder),
  "GET /ready": route({ access: "public", returns: fields }, () => db().$queryRaw`SELECT 1`.then(() => ({}))),
};
