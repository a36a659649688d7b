import { expect, it } from "vitest";
import { chooseLocale, readTimeZone } from "./locale";

it.each([
  ["es", "en-US", "es"],
  ["en", "es", "en"],
  ["fr", "es-MX,es;q=0.9,en;q=0.8", "es"],
  [undefined, "fr-FR,es;q=0.4,en;q=0.6", "en"],
  [undefined, "fr-FR,ES-mx;q=0.7,en;q=0.6", "es"],
  [undefined, "es;q=0,en;q=0.1", "en"],
  [undefined, "es; Q = 0.9, en;q=0.5", "es"],
  [undefined, "es;q=0.5,en;q=0.500", "es"],
  [undefined, "es;q=1.5,en;q=0.1", "en"],
  [undefined, "es;q=,en;q=0.1", "es"],
  [undefined, "es;q=high,en;q=0.1", "en"],
  [undefined, "", "en"],
  ["", "es", "es"],
  ["ES", "en", "en"],
  [undefined, "de", "en"],
  [undefined, "*", "en"],
  [undefined, null, "en"],
])("cookie %s and Accept-Language %s make %s", (cookie, header, expected) => {
  expect(chooseLocale(cookie, header)).toBe(expected);
});

it.each([
  ["America/Mexico_City", "America/Mexico_City"],
  ["Mars/Olympus", null],
  ["America/<script>", null],
  ["+0530", null],
  [undefined, null],
])("time zone %s is read as %s", (cookie, expected) => {
  expect(readTimeZone(cookie)).toBe(expected);
});
