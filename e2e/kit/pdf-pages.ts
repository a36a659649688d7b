import { inflateSync } from "node:zlib";

/** A page of a PDF as Chromium writes it. */
export interface PdfPage {
  /** Its runs of text, one per line, in the order in which they are drawn. */
  text: string;
  /** The addresses of its links. */
  links: string[];
}

type Objects = Map<string, { dict: string; stream: () => string }>;

/** Reads the pages of a PDF of Chromium's: its objects are in the open, its streams deflated, its texts mapped back to Unicode. */
export function pdfPages(pdf: Buffer): PdfPage[] {
  const objects = objectsOf(pdf.toString("latin1"));
  const catalog = [...objects.values()].find(({ dict }) => /\/Type \/Catalog/.test(dict));
  return leavesOf(objects, refIn(catalog?.dict ?? "", "Pages") ?? "").map((page) => readPage(objects, page));
}

function objectsOf(file: string): Objects {
  const objects: Objects = new Map();
  for (const { 1: id = "", index } of file.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = file.indexOf("obj\n", index) + 4;
    const end = file.indexOf("endobj", start);
    const streamAt = file.indexOf("stream\n", start);
    const hasStream = streamAt !== -1 && streamAt < end;
    const dict = file.slice(start, hasStream ? streamAt : end);
    const length = Number(/\/Length (\d+)/.exec(dict)?.[1] ?? 0);
    const bytes = Buffer.from(file.slice(streamAt + 7, streamAt + 7 + length), "latin1");
    const stream = () => (dict.includes("/FlateDecode") ? inflateSync(bytes) : bytes).toString("latin1");
    objects.set(id, { dict, stream });
  }
  return objects;
}

function refIn(dict: string, name: string): string | undefined {
  return new RegExp(`/${name} (\\d+) 0 R`).exec(dict)?.[1];
}

/** The pages below a node of the page tree, in order. */
function leavesOf(objects: Objects, node: string): string[] {
  const dict = objects.get(node)?.dict ?? "";
  const kids = /\/Kids \[([^\]]*)\]/.exec(dict)?.[1];
  if (kids === undefined) return [node];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = ""]) => leavesOf(objects, kid));
}

function readPage(objects: Objects, page: string): PdfPage {
  const { dict = "" } = objects.get(page) ?? {};
  const content = objects.get(refIn(dict, "Contents") ?? "")?.stream() ?? "";
  const fonts = /\/Font <<([^>]*)>>/.exec(dict)?.[1] ?? "";
  const fontOf = new Map(
    [...fonts.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, id = ""]) => [name, readFont(objects, id)]),
  );
  const runs = content.matchAll(/BT\n([^]*?)ET\n/g);
  const text = [...runs].map(([, run = ""]) => textOf(run, fontOf)).join("\n");
  const annotations = [...(/\/Annots \[([^\]]*)\]/.exec(dict)?.[1] ?? "").matchAll(/(\d+) 0 R/g)];
  const links = annotations.flatMap(
    ([, id = ""]) => /\/URI \((.*?)\)/.exec(objects.get(id)?.dict ?? "")?.[1] ?? [],
  );
  return { text, links };
}

interface Font {
  /** Bytes of a code. */
  width: number;
  unicode: Map<number, string>;
}

function readFont(objects: Objects, id: string): Font {
  const { dict = "" } = objects.get(id) ?? {};
  const map = objects.get(refIn(dict, "ToUnicode") ?? "")?.stream() ?? "";
  const unicode = new Map<number, string>();
  for (const [, block = ""] of map.matchAll(/beginbfchar\n([^]*?)endbfchar/g))
    for (const [, code = "", text = ""] of block.matchAll(/<(\w+)> <(\w+)>/g))
      unicode.set(hex(code), utf16(text));
  for (const [, block = ""] of map.matchAll(/beginbfrange\n([^]*?)endbfrange/g))
    for (const [, from = "", to = "", text = ""] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let code = hex(from); code <= hex(to); code += 1)
        unicode.set(code, String.fromCodePoint(hex(text) + code - hex(from)));
  return { width: dict.includes("/Type0") ? 2 : 1, unicode };
}

function textOf(run: string, fontOf: Map<string | undefined, Font>): string {
  let font: Font | undefined;
  let text = "";
  for (const [, name, codes] of run.matchAll(/\/(\w+) [\d.]+ Tf|<([\da-f]+)>/gi)) {
    if (name !== undefined) font = fontOf.get(name);
    else if (codes !== undefined && font) text += decoded(codes, font);
  }
  return text;
}

function decoded(codes: string, { width, unicode }: Font): string {
  const digits = codes.match(new RegExp(`.{${width * 2}}`, "g")) ?? [];
  return digits.map((code) => unicode.get(hex(code)) ?? "\ufffd").join("");
}

const hex = (digits: string) => Number.parseInt(digits, 16);

function utf16(digits: string): string {
  return Buffer.from(digits, "hex").swap16().toString("utf16le");
}
