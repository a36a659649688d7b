import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { type ApiDocument, type ApiOperation, callersOf } from "@/lib/http/shared/api-document";
import { nameOf, type ShownSchema } from "@/lib/http/shared/schema-text";

/** A type of a domain's view file. */
interface ViewType {
  type: string;
  from: string;
}

/** Views that components/offline/kept-queries.ts keeps. */
const KEPT = [
  "Project",
  "ProjectDetail",
  "Progress",
  "RecentUpdate",
  "OpenQuestion",
  "Notification",
  "Task",
  "Subtask",
  "DueSubtask",
  "Assignment",
  "Assignee",
  "Update",
  "Channel",
  "ChatMessage",
];

/** The file from which the browser's client knows what each call answers. */
export function toClientTypes(document: ApiDocument): string {
  const views = viewTypes();
  const used = new Map<string, string>();
  const lines = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => callersOf(operation) !== "service")
      .flatMap(([method, operation]) => {
        const answer = answerOf(operation, views, used);
        return answer ? [`"${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "{}")}": ${answer};`] : [];
      }),
  );
  const imports = [...used]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, name]) => `import type * as ${name} from "@/${from}";`);
  return `${imports.join("\n")}

/** What each call answers, by its method and its path, in which \`{}\` stands for any id. \`npm run describe-api\` writes this file. */
export interface ApiAnswers {
${lines.join("\n")}
}

/** Differs once what phones keep of projects has another shape. */
export const KEPT_VIEWS = "${hashOf(KEPT, document)}";
`;
}

/** Of these views and those in them, whatever is said of them. */
function hashOf(views: string[], { components }: ApiDocument): string {
  const hash = createHash("sha256");
  const found = new Set(views);
  for (const name of found) {
    const schema = JSON.stringify(components.schemas[name], (key, value: unknown) =>
      key === "description" && typeof value === "string" ? undefined : value,
    );
    for (const [, other = ""] of schema.matchAll(/schemas\/(\w+)"/g)) found.add(other);
    hash.update(schema);
  }
  return hash.digest("hex").slice(0, 8);
}

/** Null for a 204; undefined for what no client reads as JSON. */
function answerOf(
  { responses }: ApiOperation,
  views: Map<string, ViewType>,
  used: Map<string, string>,
): string | undefined {
  const [status, success] = Object.entries(responses)[0] ?? [];
  if (status === "204") return "null";
  const schema = success?.content?.["application/json"]?.schema;
  return schema && typeOf(schema, views, used);
}

function typeOf(
  schema: ShownSchema,
  views: Map<string, ViewType>,
  used: Map<string, string>,
): string | undefined {
  if (schema.items) {
    const item = typeOf(schema.items, views, used);
    return item && `${item}[]`;
  }
  const view = views.get(nameOf(schema.$ref ?? ""));
  if (!view) return undefined;
  const [, domain = ""] = view.from.split("/");
  used.set(view.from, domain);
  return `${domain}.${view.type}`;
}

/** The types of all views, by the names that their schemas give them. */
function viewTypes(): Map<string, ViewType> {
  const files = globSync("lib/*/view.ts").map((file) => file.replaceAll("\\", "/").replace(/\.ts$/, ""));
  return new Map(files.flatMap(viewTypesIn));
}

function viewTypesIn(from: string): [string, ViewType][] {
  const schemas = readFileSync(`${from}-schema.ts`, "utf8");
  const names = new Map(
    [...schemas.matchAll(/^export const (\w+) = view(?:Of)?\(\s*"(\w+)"/gm)].map(
      ([, schema = "", name = ""]) => [schema, name],
    ),
  );
  const types = readFileSync(`${from}.ts`, "utf8").matchAll(
    /^export type (\w+) = ViewOf<typeof schema\.(\w+)>/gm,
  );
  return [...types].map(([, type = "", schema = ""]) => [names.get(schema) ?? "", { type, from }]);
}
