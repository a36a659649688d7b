import { expect, test } from "vitest";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { newProject, rosasSite } from "@/sandbox/fixtures/site-fixture";
import { Client, signUp } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

interface Manifest {
  id: string;
  name: string;
  description: string;
  lang: string;
  scope: string;
  start_url: string;
  icons: Icon[];
  screenshots: (Icon & { form_factor: string; label: string })[];
  shortcuts: { name: string; url: string; icons: Icon[] }[];
  share_target: { action: string };
}

interface Icon {
  src: string;
  type?: string;
  sizes?: string;
  purpose?: string;
}

const server = await forThisFile(startTestServer());
const get = (path: string, language = "en") =>
  fetch(new URL(path, server.url), { headers: { "accept-language": language } });
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

const page = await (await get("/about")).text();
const linked = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g)].map(([tag]) => ({
  src: attribute(tag, "href") ?? "",
  ...attributes(tag),
}));
const manifestPath = attribute(/<link rel="manifest"[^>]*>/.exec(page)?.[0] ?? "", "href") ?? "";
const { name, icons: installed } = await manifestIn("en");

test("pages link the favicon and Apple's icon, the manifest names those to install, one of them maskable", () => {
  expect(name).toBe("Plumbline");
  expect(linked.map(({ src }) => src)).toEqual(["/favicon.ico", "/icon.svg", "/apple-touch-icon.png"]);
  expect(installed.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["any", undefined],
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
});

test("the manifest keeps the app's identity, and speaks the browser's language", async () => {
  const [english, spanish] = [await manifestIn("en-US"), await manifestIn("es-MX,es;q=0.9")];
  for (const { id, scope, start_url: start } of [english, spanish])
    expect([id, scope, start]).toEqual(["/dashboard", "/", "/dashboard"]);
  expect([english.lang, spanish.lang]).toEqual(["en", "es"]);
  expect([english.description, spanish.description]).toEqual([en.common.description, es.common.description]);
  expect(english.shortcuts.map(({ name }) => name)).toEqual(["Record an update", "Write an update"]);
  expect(spanish.shortcuts.map(({ name }) => name)).toEqual(["Grabar un avance", "Escribir un avance"]);
});

test.each(["en", "es"])(
  "in %s, browsers offer it with a narrow and a wide picture that are what they say",
  async (language) => {
    const { screenshots } = await manifestIn(language);
    expect(screenshots.map(({ form_factor: form }) => form)).toEqual(["narrow", "wide"]);
    for (const { src, type, sizes, label } of screenshots) {
      const answer = await get(src);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([src, answer.status, answer.headers.get("content-type")]).toEqual([src, 200, type]);
      expect([src, webpSize(bytes)]).toEqual([src, sizes]);
      expect(bytes.length).toBeLessThan(100_000);
      expect(label).toMatch(/\w/);
    }
  },
);

test("other apps share text, audio and pictures to a page that asks who is there", async () => {
  const { share_target: target } = await manifestIn("en");
  expect(target).toEqual({
    action: "/projects/share",
    method: "POST",
    enctype: "multipart/form-data",
    params: {
      title: "title",
      text: "text",
      url: "url",
      files: [{ name: "files", accept: ["audio/*", "image/*"] }],
    },
  });
  expect((await new Client(server.url).get(target.action)).headers.get("location")).toMatch(
    /\/auth\?next=%2Fprojects%2Fshare$/,
  );
});

test("its shortcuts lead to the active project that the person opened last, else to their projects", async () => {
  const { rosa, businessId, projectId } = await rosasSite(server);
  const { shortcuts } = await manifestIn("en");
  const leadsTo = async (by: Client) =>
    Promise.all(shortcuts.map(async ({ url }) => (await by.get(url)).headers.get("location")));
  const nobodys = await signUp(server, { name: "Ana Solis" });
  expect(await leadsTo(nobodys)).toEqual(["/projects", "/projects"]);
  expect(await leadsTo(rosa)).toEqual(["/projects", "/projects"]);
  const other = await newProject(rosa, businessId, "Porch");
  for (const id of [other, projectId]) await rosa.post(`/api/projects/${id}/mark-updates-viewed`);
  const of = (id: string) => [`/projects/${id}?start=record`, `/projects/${id}?start=write`];
  expect(await leadsTo(rosa)).toEqual(of(projectId));
  expect((await rosa.patch(`/api/projects/${projectId}/status`, { status: "archived" })).status).toBe(200);
  expect(await leadsTo(rosa)).toEqual(of(other));
  expect((await new Client(server.url).get(shortcuts[0]?.url ?? "")).headers.get("location")).toMatch(
    /\/auth\?next=/,
  );
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

/** A browser fetches it without cookies. */
async function manifestIn(language: string): Promise<Manifest> {
  const answer = await get(manifestPath, language);
  expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  return (await answer.json()) as Manifest;
}

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

/** Of a lossy WebP, by the header of its first frame. */
function webpSize(bytes: Buffer): string {
  expect(bytes.subarray(8, 16).toString("latin1")).toBe("WEBPVP8 ");
  return `${bytes.readUInt16LE(26)}x${bytes.readUInt16LE(28)}`;
}

function pngSize(bytes: Buffer): string {
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
