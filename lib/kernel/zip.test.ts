import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { type ZipEntry, zipOf } from "./zip";
import { zipEntries } from "@/sandbox/fixtures/zip-entries";

const lastModified = new Date("2026-11-22T12:00:00Z");

test("an archive has the bytes of its entries, and opens one when the one before it was read", async () => {
  const bytes = Buffer.alloc(3_000_000, "sound");
  const opened: string[] = [];
  const read: string[] = [];
  const source = (name: string) =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        read.push(name);
        controller.enqueue(bytes);
        controller.close();
      },
    });
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: "data.json", lastModified, input: '{"name":"Peña"}' };
    for (const name of ["a.webm", "b.webm"]) {
      opened.push(name);
      yield await Promise.resolve({ name, lastModified, input: source(name) });
    }
  }
  const archive = zipOf(entries()).getReader();
  const chunks: Uint8Array[] = [];
  for (let next = await archive.read(); !next.done; next = await archive.read()) {
    chunks.push(next.value);
    if (!read.includes("a.webm")) expect(opened).not.toContain("b.webm");
  }
  const files = zipEntries(Buffer.concat(chunks));
  expect([...files.keys()]).toEqual(["data.json", "a.webm", "b.webm"]);
  expect(files.get("data.json")?.toString()).toBe('{"name":"Peña"}');
  expect(files.get("b.webm")?.equals(bytes)).toBe(true);
});

test("what is beyond the entries that an archive can count is in an archive in it", async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const name of "abcdefgh") yield await Promise.resolve({ name, lastModified, input: name });
  }
  const inside = [];
  let files = zipEntries(await buffer(zipOf(entries(), 3)));
  for (let more = files.get("more.zip"); more; more = files.get("more.zip")) {
    inside.push([...files.keys()]);
    files = zipEntries(more);
  }
  const last = [...files].map(([name, content]) => name + content.toString());
  expect([...inside, last]).toEqual([
    ["a", "b", "more.zip"],
    ["c", "d", "more.zip"],
    ["e", "f", "more.zip"],
    ["gg", "hh"],
  ]);
});
