import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer } from "@/sandbox/servers/test-server";
import type { TestServer } from "@/sandbox/servers/test-server";

interface Icon {
  src: string;
  type?: string;
  sizes?: string;
  purpose?: string;
}

let server: TestServer;
let linked: Icon[];
let installed: Icon[];

beforeAll(async () => {
  server = await startTestServer();
  const page = await (await get("/about")).text();
  linked = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g)].map(([tag]) => ({
    src: attribute(tag, "href") ?? "",
    ...attributes(tag),
  }));
  const manifest = await get(attribute(/<link rel="manifest"[^>]*>/.exec(page)?.[0] ?? "", "href") ?? "");
  expect(manifest.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  const { name, icons } = (await manifest.json()) as { name: string; icons: Icon[] };
  expect(name).toBe("Plumbline");
  installed = icons;
});

afterAll(() => server.stop());

test("pages link the favicon and Apple's icon, the manifest names those to install, one of them maskable", () => {
  expect(linked.map(({ src }) => src)).toEqual(["/favicon.ico", "/icon.svg", "/apple-touch-icon.png"]);
  expect(installed.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["any", undefined],
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
});

test("each is served with its declared type and size, and bypasses the middleware", async () => {
  for (const { src, type, sizes } of [...linked, ...installed]) {
    const answer = await get(src);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([src, answer.status, answer.headers.get("content-security-policy")]).toEqual([src, 200, null]);
    expect(answer.headers.get("content-type")).toBe(type ?? "image/x-icon");
    expect([src, sizesOf(bytes)]).toEqual([src, sizes]);
  }
});

const get = (path: string) => fetch(new URL(path, server.url));
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

function attributes(tag: string): Omit<Icon, "src"> {
  const [type, sizes] = [attribute(tag, "type"), attribute(tag, "sizes")];
  return { ...(type && { type }), ...(sizes && { sizes }) };
}

/** What the picture itself says: of a PNG its header, of an ICO the headers of the PNGs in it. */
function sizesOf(bytes: Buffer): string {
  if (bytes.subarray(0, 4).toString("latin1") === "\x89PNG") return pngSize(bytes);
  if (bytes.toString("utf8").startsWith("<svg")) return "any";
  const count = bytes.readUInt16LE(4);
  const offsets = Array.from({ length: count }, (_, index) => bytes.readUInt32LE(6 + 16 * index + 12));
  return offsets.map((offset) => pngSize(bytes.subarray(offset))).join(" ");
}

function pngSize(bytes: Buffer): string {
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
