import { expect, it } from "vitest";
import { hashSecret, newSecret } from "./secrets";

it("makes 256-bit secrets that are URL-safe and never the same", () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  for (const secret of secrets) {
    expect(Buffer.from(secret, "base64url")).toHaveLength(32);
    expect(encodeURIComponent(secret)).toBe(secret);
  }
  expect(new Set(secrets).size).toBe(100);
});

it("keeps a hash that does not contain the secret and fits its column", () => {
  expect(hashSecret("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
