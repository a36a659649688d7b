import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import ts from "typescript";

/** One import, of a type or of a value, static or dynamic. */
export interface Import {
  /** The importing file: a path from the repository's root without extension. */
  from: string;
  /** The imported file, in the same form, or the name of a package. */
  to: string;
}

/** The files that the product is built from, without tests, cases of the permission matrix and generated files. */
export function productFiles(): string[] {
  return globSync("{app,components,lib}/**/*.{ts,tsx}", { exclude: ["lib/generated/**"] })
    .concat("instrumentation.ts", "middleware.ts")
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.(test|matrix)\.tsx?$|\.d\.ts$/.test(file));
}

/** The files that test, measure and fill the product, with their own tests. */
export function toolFiles(): string[] {
  return globSync("{bench,e2e,evaluation,prisma,sandbox}/**/*.{ts,tsx,mjs}").map((file) =>
    file.replaceAll("\\", "/"),
  );
}

/** Everything that a file of the repository imports. */
export function importsOf(file: string): Import[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
  const from = withoutEnding(file);
  return importedFiles.map(({ fileName }) => ({ from, to: resolve(file, fileName) }));
}

/** The product's files that are loaded with these: what they import but for types, and what that imports. */
export function loadedWith(entries: readonly string[]): Set<string> {
  const files = new Map(productFiles().map((one) => [withoutEnding(one), one]));
  const loaded = new Set<string>();
  const load = (path: string) => {
    const found = files.get(path);
    if (found === undefined || loaded.has(path)) return;
    loaded.add(path);
    const code = readFileSync(found, "utf8").replaceAll(/^(?:im|ex)port type [^;]*;/gm, "");
    for (const { fileName } of ts.preProcessFile(code, true, true).importedFiles)
      load(resolve(found, fileName));
  };
  for (const entry of entries) load(withoutEnding(entry));
  return loaded;
}

/** Every import cycle, as "a → b → a". */
export function cyclesIn(imports: Import[]): string[] {
  const graph = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file].join(" → "));
    if (start >= 0 || done.has(file)) return;
    for (const { to } of graph.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

function resolve(file: string, name: string): string {
  if (name.startsWith("@/")) return withoutEnding(name.slice(2));
  return name.startsWith(".") ? withoutEnding(normalize(join(dirname(file), name))) : name;
}

function withoutEnding(path: string): string {
  return path.replace(/\.(tsx?|mjs|css)$/, "");
}
