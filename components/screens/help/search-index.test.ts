import { expect, test, vi } from "vitest";
import { openIndex } from "./search-index";

const entryOf = (title: string, ...ids: string[]) => ({ anchor: title, ids, title, item: null });
const ENTRIES = [
  entryOf("My card was declined", "f-en", "f-es"),
  entryOf("Printing codes", "g"),
  entryOf("Hoja de códigos", "d"),
  entryOf("First voice note", "v"),
];
const LISTS: Record<string, object[]> = {
  "/faqs": [
    { id: "f-en", title: "My card was declined", content: "Call the bank." },
    { id: "f-es", title: "Rechazaron mi tarjeta", content: "Llama al banco." },
  ],
  "/guides": [{ id: "g", title: "Printing codes", content: "On **paper** for the truck." }],
  "/documents": [
    { id: "d", title: "Hoja de códigos", description: "Para la camioneta de Ramón", fileType: "PDF" },
  ],
  "/videos": [{ id: "v", title: "First voice note", description: null }],
};

function serve(lists: Record<string, object[]>) {
  vi.stubGlobal("fetch", (path: string) => {
    const list = lists[path];
    return Promise.resolve(list ? Response.json(list) : new Response(null, { status: 500 }));
  });
}

const found = async (typed: string) => {
  const finds = await openIndex(Object.keys(LISTS));
  return ENTRIES.filter((entry) => finds(entry, typed)).map(({ ids: [id] }) => id);
};

test.each([
  ["DECLINED card", ["f-en"]],
  ["tarjeta rechazaron", ["f-en"]],
  ["truck paper", ["g"]],
  ["ramon codigos", ["d"]],
  ["PÁRA LA CAMIONETA", ["d"]],
  ["pdf", ["d"]],
  ["note, voice", ["v"]],
  ["codes", ["g"]],
  ["xyzzy", []],
])("%j finds %j, whatever its kind, in any order and without accents", async (typed, ids) => {
  serve(LISTS);
  expect(await found(typed)).toEqual(ids);
});

test("without the lists, titles are searched", async () => {
  serve({});
  expect(await found("codigos hoja")).toEqual(["d"]);
  expect(await found("ramon")).toEqual([]);
});
