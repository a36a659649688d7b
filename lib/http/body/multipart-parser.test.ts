import fc from "fast-check";
import { expect, it } from "vitest";
import { boundaryOf, partsOf } from "./multipart-parser";
import type { AppError } from "@/lib/errors";

interface Read {
  name: string;
  filename: string | null;
  content: string;
}

async function* inPieces(content: Uint8Array, cuts: number[]): AsyncGenerator<Uint8Array> {
  const sorted = [...new Set(cuts.map((cut) => cut % (content.length + 1)))].sort((a, b) => a - b);
  for (const [from, to] of [0, ...sorted].map((at, n) => [at, sorted[n] ?? content.length] as const))
    yield await Promise.resolve(content.subarray(from, to));
}

async function readAll(content: Uint8Array, boundary: string, cuts: number[] = []): Promise<Read[]> {
  const parts: Read[] = [];
  for await (const { name, filename, content: own } of partsOf(inPieces(content, cuts), boundary)) {
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
        const boundary = boundaryOf(sent.headers.get("content-type")) ?? "";
        const parts = await readAll(new Uint8Array(await sent.arrayBuffer()), boundary, cuts);
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
    expect(await readAll(Buffer.from(body), "boundary", [at])).toEqual([
      { name: "a", filename: null, content },
    ]);
});

it.each([
  ["nothing", ""],
  ["no boundary", "hello"],
  ["a part without an end", '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
  ["a part without a name", "--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--"],
  ["headers without an end", `--b\r\n${"x".repeat(20_000)}`],
  ["something else after a boundary", "--bX\r\n\r\n\r\n--b--"],
])("refuses %s", async (_, body) => {
  await expect(readAll(Buffer.from(body), "b")).rejects.toMatchObject({
    code: "validation_failed",
  } satisfies Partial<AppError>);
});

it.each([
  ["multipart/form-data; boundary=abc", "abc"],
  ['Multipart/Form-Data; charset=utf-8; boundary="a b"', "a b"],
  ["multipart/form-data", null],
  ["application/json; boundary=abc", null],
  [null, null],
])("the boundary of %s is %s", (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary);
});
