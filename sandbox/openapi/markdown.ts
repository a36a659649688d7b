import { readFileSync } from "node:fs";
import { type ApiDocument, type ApiOperation, callersOf, callsUnder } from "@/lib/http/shared/api-document";

const START = "<!-- Below: written by `npm run describe-api`, from the declarations in app/api. -->";

/**
 * The text of docs/api.md with the calls that a document describes, by who may make them; all above is written by hand. What each
 * does, takes and answers is in the document itself.
 */
export function withCalls(text: string, document: ApiDocument): string {
  const [byHand] = text.split(START);
  const sections = document.tags.map(({ name }) => {
    const byCaller = Map.groupBy(callsUnder(document, name), whoOf);
    const lines = [...byCaller].map(
      ([who, calls]) => `- ${who}: ${calls.map(({ method, path }) => `\`${method} ${path}\``).join(", ")}`,
    );
    return `### ${name}\n\n${lines.join("\n")}\n`;
  });
  return `${byHand ?? ""}${START}\n\n${sections.join("\n")}`;
}

const WHO = {
  everybody: "everybody",
  user: "signed in",
  operator: "operators",
  service: "a service of ours",
};

function whoOf(call: ApiOperation): string {
  const permissions = call["x-permissions"]?.map((name) => `\`${name}\``);
  return permissions?.join(", ") ?? WHO[callersOf(call)];
}

const TABLES = { "In a project": "IN_PROJECT", "In a business": "IN_BUSINESS" };

/** The text of docs/permissions.md with its tables of permissions, which are the comments of lib/access/policy.ts. */
export function withPermissions(text: string): string {
  const policy = readFileSync("lib/access/policy.ts", "utf8");
  return Object.entries(TABLES).reduce((written, [heading, name]) => {
    const [, table = ""] = new RegExp(`^const ${name} = \\{\\n([^]*?)^\\}`, "m").exec(policy) ?? [];
    const under = new RegExp(`(## ${heading}\\n\\n\\|.*\\n\\|.*\\n)(?:\\|.*\\n)*`);
    return written.replace(under, (_, head: string) => `${head}${rowsOf(table)}\n`);
  }, text);
}

/** A row for each comment; one that does not say what it needs has the level of the permission below it. */
function rowsOf(table: string): string {
  const comments = table.matchAll(/^ *\/\/ ([^|\n]+?)(?: \| (.+))?\n(?: *".+": "(\w+)")?/gm);
  return [...comments].map(([, to, needs, level]) => `| ${to} | ${needs ?? level} |`).join("\n");
}
