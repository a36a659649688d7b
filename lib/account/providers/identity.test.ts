import { expect, test } from "vitest";
import { identityOf } from "./identity";

const CLAIMS = { sub: "s", email: " Mateo@Example.com", email_verified: true, name: "Mateo Rivas" };
const at = (provider: string, claims: object) =>
  identityOf({ provider, providerAccountId: "s" }, { ...CLAIMS, ...claims });

test("an address is in its stored form, and none that an account could not have", () => {
  expect(at("google", {}).email).toBe("mateo@example.com");
  for (const email of [undefined, null, "", "mateo", "a@b@c.example", 7])
    expect(at("google", { email }).email).toBeNull();
});

test.each([
  ["google", {}, true],
  ["google", { email_verified: false }, false],
  ["google", { email_verified: undefined }, false],
  ["google", { email_verified: "yes" }, false],
  ["apple", { email_verified: "true" }, true],
  ["apple", { email_verified: "false" }, false],
  ["oidc", { email_verified: null }, false],
  ["microsoft-entra-id", {}, false],
  ["microsoft-entra-id", { xms_edov: false }, false],
  ["microsoft-entra-id", { xms_edov: true, email_verified: undefined }, true],
  ["microsoft-entra-id", { xms_edov: "1" }, true],
])("at %s, an address counts as verified as the provider says so: %j is %s", (provider, claims, verified) => {
  expect(at(provider, claims).isVerified).toBe(verified);
});

test("Microsoft's ids of two organizations are two people", () => {
  const subjects = ["a", "b"].map((tid) => at("microsoft-entra-id", { tid }).subject);
  expect(subjects).toEqual(["a:s", "b:s"]);
});

test.each([
  [{}, "Mateo Rivas"],
  [{ name: undefined, user: { name: { firstName: "Ana", lastName: "Ruiz" } } }, "Ana Ruiz"],
  [{ name: "https://evil.example", nickname: "Mat" }, "Mat"],
  [{ name: "", user: "nonsense" }, "mateo"],
  [{ name: null, email: null }, "?"],
])("a name is the first that an account can have: %j is %s", (claims, name) => {
  expect(at("apple", claims).name).toBe(name);
});
