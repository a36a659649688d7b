import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import Doubts from "./doubts";
import type { DoubtView } from "@/lib/translation/view";
import { renderInPage } from "@/sandbox/checks/in-page";

const ORIGINAL = "Pour the slab on Friday at 7, not before.";

function titlesOf(doubts: DoubtView[], isSaid: boolean): (string | null)[] {
  renderInPage(
    <Doubts
      doubts={doubts}
      original={ORIGINAL}
      language="en"
      {...(isSaid && { onListen: () => undefined })}
    />,
    { locale: "es" },
  );
  const list = screen.getByRole("list", { name: "Lo que la traducción pudo haber cambiado" });
  return [...list.querySelectorAll("li span:first-child")].map(({ textContent }) => textContent);
}

test("says in Spanish what a translation may have changed", () => {
  const doubts: DoubtView[] = [
    { kind: "date", original: "Friday", translated: "jueves" },
    { kind: "date", original: "at 7", translated: "" },
    { kind: "number", original: "", translated: "12" },
    { kind: "negation", original: "not before", translated: "antes" },
    { kind: "missing", original: "the slab", translated: "" },
    { kind: "meaning", original: "Pour", translated: "Pulan" },
    { kind: "meaning", original: "", translated: "" },
  ];
  expect(titlesOf(doubts, false)).toEqual([
    "El original dice «Friday» y la traducción «jueves»; revisa el día",
    "El original dice «at 7» y la traducción no; revisa la hora",
    "12 solo está en la traducción",
    "Puede faltar o sobrar un “no”",
    "Falta en la traducción",
    "El original dice «Pour» y la traducción «Pulan»; revisa el texto",
    "Puede decir algo distinto del original",
  ]);
});

test("speaks of a recording as heard", () => {
  const doubts: DoubtView[] = [
    { kind: "name", original: "Dale", translated: "dale", start: 4 },
    { kind: "unit", original: "47 by 150", translated: "" },
    { kind: "meaning", original: "", translated: "no más" },
  ];
  expect(titlesOf(doubts, true)).toEqual([
    "Se oyó «Dale» y se tradujo «dale»; revisa el nombre",
    "Se oyó «47 by 150» y no está en la traducción; revisa la medida",
    "no más solo está en la traducción",
  ]);
  expect(screen.getByRole("button", { name: "Escuchar" })).toBeDefined();
});
