import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength";
import { suggestPassword } from "./suggest-password";

const ROSA = ["Rosa Ortiz", "rosa@ortizframing.com"];

test.each([
  ["weak", "123456"],
  ["weak", "harlow"],
  ["weak", "password1!"],
  ["weak", "contraseña123"],
  ["weak", "aaaaaaaaaaaa"],
  ["weak", "abcdefghijkl"],
  ["weak", "Sommer2026"],
  ["weak", "RosaOrtiz1984"],
  ["weak", "ortizframing99"],
  ["fair", "aX7$kq2!"],
  ["fair", "correct horse battery"],
  ["strong", "correct horse battery staple nail"],
  ["strong", "tornillo-puente-lluvia-mesa-gato"],
])("%s: %s", (strength, password) => {
  expect(passwordStrength(password, ROSA)).toBe(strength);
});

test("a suggested password is another one each time, and never weak", () => {
  const suggested = Array.from({ length: 200 }, suggestPassword);
  expect(new Set(suggested).size).toBe(200);
  expect(suggested.filter((one) => !/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/.test(one))).toEqual([]);
  expect(suggested.filter((one) => passwordStrength(one) === "weak")).toEqual([]);
});
