import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ClientGone } from "./body-kind";
import { partsOf } from "./form-parts";
import type { AppError } from "@/lib/shared/errors";

interface Read {
  name: string;
  filename: string | null;
  content: string;
}

const FORM = "multipart/form-data; boundary=b";

/** The start of a file. */
function head(name: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"; filename="f"\r\n\r\n`;
}

async function* inPieces(content: Uint8Array, cuts: number[]): AsyncGenerator<Uint8Array> {
  const sorted = [...new Set(cuts.map((cut) => cut % (content.length + 1)))].sort((a, b) => a - b);
  for (const [from, to] of [0, ...sorted].map((at, n) => [at, sorted[n] ?? content.length] as const))
    yield await Promise.resolve(content.subarray(from, to));
}

async function readAll(content: Uint8Array, contentType = FORM, cuts: number[] = []): Promise<Read[]> {
  const parts: Read[] = [];
  for await (const { name, filename, content: own } of partsOf(inPieces(content, cuts), contentType)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of own) chunks.push(chunk);
    parts.push({ name, filename, content: Buffer.concat(chunks).toString("latin1") });
  }
  return parts;
}

it("reads what a browser's FormData writes, wherever its bytes are cut", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ maxLength: 20 }),
      fc.array(fc.nat(2000), { maxLength: 12 }),
      async (file, note, cuts) => {
        const form = new FormData();
        form.set("note", note);
        form.set("audio", new Blob([new Uint8Array(file)]), "a.webm");
        const sent = new Response(form);
        const contentType = sent.headers.get("content-type") ?? "";
        const parts = await readAll(new Uint8Array(await sent.arrayBuffer()), contentType, cuts);
        const text = Buffer.from(note.replace(/\r\n|\r|\n/g, "\r\n").toWellFormed()).toString("latin1");
        expect(parts).toEqual([
          { name: "note", filename: null, content: text },
          { name: "audio", filename: "a.webm", content: Buffer.from(file).toString("latin1") },
        ]);
      },
    ),
  );
});

it("treats near misses of the boundary as content", async () => {
  const content = "\r\n--boundar\r\n-\r\n--boundarx--boundary";
  const body = `--boundary\r\nContent-Disposition: form-data; name="a"\r\n\r\n${content}\r\n--boundary--\r\n`;
  for (let at = 0; at < body.length; at += 1)
    expect(await readAll(Buffer.from(body), "multipart/form-data; boundary=boundary", [at])).toEqual([
      { name: "a", filename: null, content },
    ]);
});

it.each([
  ["nothing", ""],
  ["no boundary", "hello"],
  ["a part without an end", '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
  ["a part without a name", "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--"],
  ["headers without an end", `--b\r\n${"x".repeat(20_000)}`],
  ["a file without an end that nobody reads", `${head("a")}x`],
  ["too many parts", `${`${head("a")}x\r\n`.repeat(51)}--b--`],
])("refuses %s", async (_, body) => {
  await expect(readAll(Buffer.from(body))).rejects.toMatchObject({
    code: "validation_failed",
  } satisfies Partial<AppError>);
});

it.each([
  ["without a disposition", "--b\r\nContent-Type: text/plain\r\n\r\nx\r\n"],
  ["with something else after its boundary", "--bX\r\n\r\n\r\n"],
])("passes over a part %s", async (_, part) => {
  const body = `${part}${head("a")}x\r\n--b--`;
  expect(await readAll(Buffer.from(body))).toEqual([{ name: "a", filename: "f", content: "x" }]);
});

it.each(["multipart/form-data", "application/json; boundary=b"])("refuses the type %s", async (type) => {
  await expect(readAll(Buffer.from("--b--"), type)).rejects.toMatchObject({ code: "unsupported_media" });
});

it("takes no more of the body than is read", async () => {
  let pulled = 0;
  async function* endless() {
    yield Buffer.from(head("a"));
    for (;;) yield await Promise.resolve(Buffer.alloc(64 * 1024, ++pulled));
  }
  for await (const { content } of partsOf(endless(), FORM)) {
    for await (const chunk of content) {
      expect(chunk.length).toBeGreaterThan(0);
      for (let turn = 0; turn < 100; turn += 1) await nextTurn();
      break;
    }
    break;
  }
  expect(pulled).toBeGreaterThan(0);
  expect(pulled).toBeLessThan(8);
});

it("ends the reading of a part with the error that ended the body", async () => {
  const gone = new ClientGone();
  async function* cutOff() {
    yield Buffer.from(`${head("a")}x`);
    await nextTurn();
    throw gone;
  }
  const read = async () => {
    for await (const { content } of partsOf(cutOff(), FORM)) for await (const _ of content) await nextTurn();
  };
  await expect(read()).rejects.toBe(gone);
});
