import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import ts from "typescript";

/** What a verb's source says about it. */
export interface VerbSource {
  /** Null for a call that has no verb of its own. */
  name: string | null;
  /** The folder of lib that the verb is in. */
  domain: string | null;
  doc: string;
  /** The same of what it throws like: "Throws as `other`". */
  docOfThrows: string;
  /** The permissions that it asks for, itself or in what it calls, in the order of the policy. */
  permissions: string[];
}

type Declared = ts.FunctionDeclaration | ts.VariableDeclaration;

/** The keys of the policy's tables. */
const PERMISSIONS = [...readFileSync("lib/access/policy.ts", "utf8").matchAll(/^ {2}"(\w+:[\w-]+)":/gm)].map(
  ([, name = ""]) => name,
);

/** What decides what somebody may do, what knows nothing of it, and what runs for nobody who calls. */
const NOT_FOLLOWED = /^lib\/(access|kernel|events|http|i18n|shared|generated|wiring\/job-handlers)\b/;

const files = new Map<string, ts.SourceFile>();

/** Reads the verb of a call from its route file. */
export function readVerb(file: string, method: string): VerbSource {
  const call = declarationIn(file, method);
  const verb = call && ts.isVariableDeclaration(call) && call.initializer && verbOf(call.initializer);
  const found = verb && ts.isIdentifier(verb) ? find(file, verb.text) : undefined;
  if (!found)
    return { name: null, domain: null, doc: call ? docOf(call) : "", docOfThrows: "", permissions: [] };
  const permissions = new Set<string>();
  collect(found.file, found.declared, { permissions, seen: new Set() });
  const doc = (call && docOf(call)) || docOf(found.declared);
  const like = find(found.file, /\b[Tt]hrows as `(\w+)`/.exec(doc)?.[1] ?? "");
  return {
    name: verb && ts.isIdentifier(verb) ? verb.text : null,
    domain: found.file.split("/")[1] ?? null,
    doc,
    docOfThrows: like ? docOf(like.declared) : "",
    permissions: PERMISSIONS.filter((name) => permissions.has(name)),
  };
}

/** The second argument of `route(declaration, verb)`. */
function verbOf(call: ts.Expression): ts.Expression | undefined {
  return ts.isCallExpression(call) ? call.arguments[1] : undefined;
}

function collect(
  file: string,
  declared: Declared,
  found: { permissions: Set<string>; seen: Set<ts.Node> },
): void {
  if (found.seen.has(declared)) return;
  found.seen.add(declared);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && PERMISSIONS.includes(node.text)) found.permissions.add(node.text);
    if (ts.isIdentifier(node)) {
      const used = find(file, node.text);
      if (used && !NOT_FOLLOWED.test(used.file)) collect(used.file, used.declared, found);
    }
    ts.forEachChild(node, visit);
  };
  visit(declared);
}

/** Where a name is declared, as a file sees it. */
function find(file: string, name: string): { file: string; declared: Declared } | undefined {
  const own = declarationIn(file, name);
  if (own) return { file, declared: own };
  for (const statement of sourceOf(file).statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const imported = bindings.elements.find((element) => element.name.text === name);
    const from = imported && fileOf(file, (statement.moduleSpecifier as ts.StringLiteral).text);
    if (from) return find(from, (imported.propertyName ?? imported.name).text);
  }
  return undefined;
}

function declarationIn(file: string, name: string): Declared | undefined {
  for (const statement of sourceOf(file).statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (one) => ts.isIdentifier(one.name) && one.name.text === name,
    );
    if (found) return found;
  }
  return undefined;
}

function docOf(declared: Declared): string {
  const holder = ts.isVariableDeclaration(declared) ? declared.parent.parent : declared;
  const doc = ts.getJSDocCommentsAndTags(holder).find(ts.isJSDoc);
  return (ts.getTextOfJSDocComment(doc?.comment) ?? "").replaceAll(/\s*\n\s*/g, " ").trim();
}

function fileOf(from: string, name: string): string | undefined {
  if (!name.startsWith("@/") && !name.startsWith(".")) return undefined;
  const path = name.startsWith("@/") ? name.slice(2) : normalize(join(dirname(from), name));
  return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));
}

function sourceOf(file: string): ts.SourceFile {
  const known = files.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  files.set(file, source);
  return source;
}
