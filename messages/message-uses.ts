import { relative } from "node:path";
import ts from "typescript";

export interface Uses {
  /** Keys that a call names, by itself or by the type of what it passes. */
  named: Set<string>;
  /** Keys of calls that may pass any key of their namespace; used when the last part of the key is a word of the code. */
  open: Set<string>;
  /** Calls whose keys cannot be told. */
  unclear: string[];
  /** Every text and every property name in the code. */
  words: Set<string>;
}

const SOURCE = /^(app|components|lib)\/(?!generated\/)/;
/** Half of what the compiler would read, of which no key is made: one that is would count as unclear. */
const TYPES_NO_KEY =
  /\/(?:lib\/generated\/prisma\/(?:models|internal)|node_modules\/(?:stripe|openai|lucide-react))\/.*\.m?ts$/;
const METHODS = new Set(["rich", "markup", "raw", "has"]);

/**
 * Finds what the code takes from the messages, by the compiler's types and not by spelling: a key that is computed
 * counts with all the values that its type allows, so give it a narrow one. Nothing has to be listed by hand.
 *
 * @param leaves every key of the messages, from the root
 */
export function findUses(leaves: string[]): Uses {
  const program = readProgram();
  const namespaces = groupByShape(leaves);
  const uses: Uses = { named: new Set(), open: new Set(), unclear: [], words: new Set() };
  for (const file of program.getSourceFiles()) {
    if (isSource(file.fileName)) visit(file, program.getTypeChecker(), namespaces, uses);
  }
  return uses;
}

function isSource(file: string): boolean {
  const path = relative(process.cwd(), file).replaceAll("\\", "/");
  return SOURCE.test(path) && !path.includes(".test.");
}

function readProgram(): ts.Program {
  const { config } = ts.readConfigFile("tsconfig.json", (name) => ts.sys.readFile(name)) as {
    config: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  host.readFile = (file) => (TYPES_NO_KEY.test(file) ? "export {};" : ts.sys.readFile(file));
  return ts.createProgram(
    fileNames.filter((file) => isSource(file) || /^(?!.*\/\.next\/).*\.d\.ts$/.test(file)),
    { ...options, incremental: false, skipLibCheck: true },
    host,
  );
}

/** Namespaces by what they hold: a translator's type lists its keys, without saying whose they are. */
function groupByShape(leaves: string[]): Map<string, string[]> {
  const parts = leaves.map((leaf) => leaf.split("."));
  const prefixes = new Set(parts.flatMap((part) => part.map((_, depth) => part.slice(0, depth).join("."))));
  const shapes = new Map<string, string[]>();
  for (const prefix of prefixes) {
    const below = leaves.filter((leaf) => prefix === "" || leaf.startsWith(`${prefix}.`));
    const shape = shapeOf(below.map((leaf) => leaf.slice(prefix === "" ? 0 : prefix.length + 1)));
    shapes.set(shape, [...(shapes.get(shape) ?? []), prefix]);
  }
  return shapes;
}

function shapeOf(keys: string[]): string {
  return keys.toSorted().join(" ");
}

function visit(node: ts.Node, checker: ts.TypeChecker, namespaces: Map<string, string[]>, uses: Uses): void {
  if (ts.isStringLiteralLike(node)) uses.words.add(node.text);
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) uses.words.add(node.name.text);
  if (ts.isCallExpression(node)) note(node, checker, namespaces, uses);
  ts.forEachChild(node, (child) => visit(child, checker, namespaces, uses));
}

function note(
  call: ts.CallExpression,
  checker: ts.TypeChecker,
  namespaces: Map<string, string[]>,
  uses: Uses,
): void {
  const allowed = keysOfTranslator(call, checker);
  const [argument] = call.arguments;
  if (allowed === undefined || argument === undefined) return;
  const prefixes = namespaces.get(shapeOf(allowed)) ?? [];
  const keys = literalsOf(checker.getTypeAtLocation(argument));
  if (keys === undefined || prefixes.length === 0)
    uses.unclear.push(`${call.getSourceFile().fileName}: ${call.getText()}`);
  const target = keys?.length === allowed.length && allowed.length > 1 ? uses.open : uses.named;
  for (const prefix of prefixes)
    for (const key of keys ?? []) target.add(prefix === "" ? key : `${prefix}.${key}`);
}

/** The keys that next-intl's translator takes here, or nothing when something else is called. */
function keysOfTranslator(call: ts.CallExpression, checker: ts.TypeChecker): string[] | undefined {
  const callee = call.expression;
  const isMethod = ts.isPropertyAccessExpression(callee) && METHODS.has(callee.name.text);
  if (!isMethod && !ts.isIdentifier(callee)) return undefined;
  const translator = checker.getTypeAtLocation(isMethod ? callee.expression : callee);
  if (translator.getProperty("rich") === undefined || translator.getProperty("markup") === undefined)
    return undefined;
  const constraint = translator.getCallSignatures()[0]?.getTypeParameters()?.[0]?.getConstraint();
  return constraint === undefined ? undefined : literalsOf(constraint);
}

function literalsOf(type: ts.Type): string[] | undefined {
  const types = type.isUnion() ? type.types : [type];
  const literals = types.filter((one) => one.isStringLiteral()).map((one) => one.value);
  return literals.length === types.length ? literals : undefined;
}
