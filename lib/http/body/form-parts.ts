import { on } from "node:events";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { ClientGone } from "./body-kind";
import { AppError } from "@/lib/shared/errors";

/** One part of a form: a field, or a file when it has a `filename`. Its content is read to the end, or not at all. */
export interface Part {
  name: string;
  filename: string | null;
  /** As the client claims. */
  type: string;
  content: AsyncIterable<Uint8Array>;
}

type FileEvent = [name: string | undefined, content: Readable, filename?: string, _?: string, type?: string];

/** In bytes: what is beyond it is not kept. */
const MAX_HEADERS = 8 * 1024;
const MAX_PARTS = 50;

/**
 * Splits a multipart body into its parts as its bytes arrive (RFC 7578), no faster than the parts are read. Throws
 * unsupported_media for another content type, validation_failed for a broken form, and what `chunks` throws.
 */
export async function* partsOf(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<Part, void> {
  const form = parserFor(contentType);
  const stopped = new AbortController();
  const events = on(form, "file", { close: ["finish"] }) as AsyncIterable<FileEvent>;
  const open = openContents(form);
  const feeding = pipeline(chunks, form, { signal: stopped.signal });
  feeding.catch((error: unknown) => {
    for (const content of open) content.destroy(error as Error);
  });
  try {
    for await (const event of events) {
      yield toPart(event);
      event[1].resume();
    }
    await feeding;
  } catch (error) {
    throw toRefusal(error);
  } finally {
    stopped.abort();
  }
}

function parserFor(contentType: string): BusboyInstance {
  try {
    const form = new Busboy({
      headers: { "content-type": contentType },
      limits: { parts: MAX_PARTS, headerSize: MAX_HEADERS },
      preservePath: true,
      // Fields are streams of bytes too: the parser's own decoding would repair what is not UTF-8.
      isPartAFile: () => true,
    });
    return form.on("partsLimit", () => form.destroy(malformed()));
  } catch (cause) {
    throw new AppError("unsupported_media", { cause });
  }
}

/** The contents that are not read to the end yet. The parser reports its errors on them as well, where nobody may listen. */
function openContents(form: BusboyInstance): Set<Readable> {
  const open = new Set<Readable>();
  form.on("file", (_, content) => {
    open.add(content);
    content.on("error", () => undefined).on("end", () => open.delete(content));
  });
  return open;
}

function toPart([name, content, filename, , type = "text/plain"]: FileEvent): Part {
  if (name === undefined) throw malformed();
  return { name, filename: filename ?? null, type, content: contentOf(content) };
}

async function* contentOf(content: Readable): AsyncGenerator<Uint8Array, void> {
  try {
    yield* content as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw toRefusal(error);
  }
}

/** Anything but our own errors is the parser's. */
function toRefusal(error: unknown): Error {
  return error instanceof AppError || error instanceof ClientGone ? error : malformed(error);
}

function malformed(cause?: unknown): AppError {
  return new AppError("validation_failed", { key: "malformedForm", cause });
}
