import { expect, test } from "vitest";
import { ALGORITHMS, challengeIn, relyingParty, verifyCreated, verifyUsed } from "./verify-passkey";
import type { PasskeyCreationView } from "@/lib/account/view";
import { SoftwarePasskey } from "@/sandbox/fixtures/software-passkey";

/* What a passkey may not be is tested over HTTP; this is what only the bytes of an answer show. */

const { origin, id } = relyingParty();
const CHALLENGE = "A".repeat(43);
const OPTIONS: PasskeyCreationView = {
  challenge: CHALLENGE,
  rp: { id, name: "Plumbline" },
  user: { id: "dXNlcg", name: "rosa@example.com", displayName: "Rosa" },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "required", userVerification: "required" },
  attestation: "none",
  timeout: 300_000,
};

function made(attestationObject?: Buffer) {
  const { response, ...created } = new SoftwarePasskey(origin).create(OPTIONS);
  const bytes = attestationObject?.toString("base64url") ?? response.attestationObject;
  return { ...created, type: "public-key" as const, response: { ...response, attestationObject: bytes } };
}

test("a passkey is known by its own id, and its first use is compared with its first counter", async () => {
  const passkey = new SoftwarePasskey(origin);
  const created = passkey.create(OPTIONS);
  const credential = await verifyCreated({ ...created, type: "public-key" }, challengeIn(created));
  expect(credential).toMatchObject({ id: created.id, counter: 0, transports: ["internal"] });
  const request = { challenge: CHALLENGE, rpId: id, timeout: 1, userVerification: "required" } as const;
  const used = { ...passkey.get(request, { counter: 3 }), type: "public-key" as const };
  expect(await verifyUsed(used, CHALLENGE, credential)).toBe(3);
});

test.each([
  ["nested 11,000 deep", Buffer.alloc(11_000, 0x81)],
  ["a list of more items than there are atoms", Buffer.from("9bffffffffffffffff", "hex")],
  ["a map without an end", Buffer.from("bf", "hex")],
  ["an empty map", Buffer.from("a0", "hex")],
  ["a number", Buffer.from("00", "hex")],
  ["nothing", Buffer.alloc(0)],
])("an attestation that is %s is refused at once", async (_, bytes) => {
  const before = process.threadCpuUsage();
  await expect(verifyCreated(made(bytes), CHALLENGE)).rejects.toThrow("passkeyRefused");
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(2000);
});

test.each(["", "not json", "null", "[]", '{"challenge":1}', '{"challenge":"AA","crossOrigin":true}'])(
  "%j is no client's data",
  (text) => {
    const clientDataJSON = Buffer.from(text).toString("base64url");
    expect(() => challengeIn({ response: { clientDataJSON } })).toThrow("passkeyRefused");
  },
);
