import { AppError } from "@/lib/errors";

/** One part of a form: a field, or a file when it has a `filename`. Its content must be read to the end before the next part. */
export interface Part {
  name: string;
  filename: string | null;
  /** As the client claims. */
  type: string;
  content: AsyncIterable<Uint8Array>;
}

const MAX_HEADERS = 8 * 1024;
const MAX_PARTS = 50;

/** Splits a multipart body into its parts as its bytes arrive (RFC 7578). Throws validation_failed for anything else. */
export async function* partsOf(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part, void> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter has no line break before it, so add one.
  const source = new Source(chunks, Buffer.from("\r\n"));
  await drain(source.until(delimiter));
  for (let count = 0; await begins(source); count += 1) {
    if (count === MAX_PARTS) throw malformed();
    const part = {
      ...readHeaders(await source.text("\r\n\r\n", MAX_HEADERS)),
      content: source.until(delimiter),
    };
    yield part;
    await drain(part.content);
  }
}

/** The boundary that a content type names, or null when it is not a form. */
export function boundaryOf(contentType: string | null): string | null {
  const found = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? "",
  );
  return found?.[1] ?? found?.[2] ?? null;
}

/** The bytes that have arrived and are not consumed yet. */
class Source {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Buffer;

  constructor(chunks: AsyncIterable<Uint8Array>, first: Buffer) {
    this.#chunks = chunks[Symbol.asyncIterator]();
    this.#rest = first;
  }

  /** Everything before `end`, which is consumed too. Empty when read a second time. */
  async *until(end: Buffer): AsyncGenerator<Uint8Array, void> {
    for (;;) {
      const at = this.#rest.indexOf(end);
      // Keep what may be the start of `end` until more arrives.
      const safe = at >= 0 ? at : this.#rest.length - end.length + 1;
      if (safe > 0) yield this.#take(safe);
      if (at >= 0) {
        this.#take(end.length);
        return;
      }
      await this.#more();
    }
  }

  async text(end: string, limit: number): Promise<string> {
    let text = "";
    for await (const chunk of this.until(Buffer.from(end))) {
      text += Buffer.from(chunk).toString("utf8");
      if (text.length > limit) throw malformed();
    }
    return text;
  }

  async bytes(count: number): Promise<string> {
    while (this.#rest.length < count) await this.#more();
    return this.#take(count).toString("latin1");
  }

  #take(count: number): Buffer {
    const taken = this.#rest.subarray(0, count);
    this.#rest = this.#rest.subarray(count);
    return taken;
  }

  async #more(): Promise<void> {
    const next = await this.#chunks.next();
    if (next.done) throw malformed();
    this.#rest = this.#rest.length === 0 ? Buffer.from(next.value) : Buffer.concat([this.#rest, next.value]);
  }
}

/** Whether another part follows the delimiter that was just read. */
async function begins(source: Source): Promise<boolean> {
  const next = await source.bytes(2);
  if (next === "--") return false;
  if (next !== "\r\n") throw malformed();
  return true;
}

function readHeaders(text: string): Omit<Part, "content"> {
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(text)?.[1] ?? "";
  const name = parameter(disposition, "name");
  if (name === null) throw malformed();
  const type = /^content-type:\s*(\S+)/im.exec(text)?.[1] ?? "text/plain";
  return { name, filename: parameter(disposition, "filename"), type };
}

/** Browsers escape quotes as %22, so that a value ends at the first quote. */
function parameter(disposition: string, name: string): string | null {
  return new RegExp(`(?:^|;)\\s*${name}="([^"]*)"`, "i").exec(disposition)?.[1] ?? null;
}

async function drain(content: AsyncIterable<Uint8Array>): Promise<void> {
  const chunks = content[Symbol.asyncIterator]();
  while (!(await chunks.next()).done);
}

function malformed(): AppError {
  return new AppError("validation_failed", { key: "malformedForm" });
}
