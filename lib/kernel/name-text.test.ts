import { expect, it } from "vitest";
import { nameText } from "./name-text";

it.each([
  "Ortiz Framing",
  "Roofs.com LLC",
  "techos.mx",
  "J.R. Roofing & Sons, Inc.",
  "Construcciones Peña S.A. de C.V.",
  "A/C Services 24/7",
  "Peña y/o Hijos",
  "Attn: Rosa",
  "Attn:Rosa",
  "Hotel: Cancún",
  "1-800-FRAMING",
  "Smith Bros./Jones",
  "Roofs.com / Gutters.com",
  "Roofs.com? Yes!",
  "Wwwendy W. Wu",
  "rosa@example.com",
  "Crew 👷🏽‍♀️",
])("%j is a name", (name) => {
  expect(nameText.parse(name)).toBe(name);
});

it.each([
  "Your refund: www.evil.example",
  "ACCOUNT SUSPENDED https://evil.example",
  "HTTP://EVIL.EXAMPLE",
  "ftp://evil.example",
  "evil://x",
  "https:\\\\evil.example",
  "https:evil.example",
  "http:/evil.example",
  "mailto:win@evil.example",
  "tel:+18005551234",
  "www2.evil.example",
  "(WWW.evil.example)",
  "evil.example/login",
  "Roofs.com/refund",
  "evil.example:8080/x",
  "evil.example?pay=1",
  "evil.example#x",
  "evil.xn--p1ai/x",
  "ｈｔｔｐｓ：／／evil.example",
  "ｗｗｗ．evil.example",
  "evil。example/x",
  "evil｡example／x",
  "h\u200bttps:/\u2060/evil.example",
  "w\u00adww.evil.example",
  "evil.\u200bexample/x",
])("%j is refused", (name) => {
  expect(nameText.safeParse(name).error?.issues.map(({ message }) => message)).toEqual(["nameHasLink"]);
});
