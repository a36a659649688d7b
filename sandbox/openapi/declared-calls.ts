import { globSync, readFileSync } from "node:fs";
import ts from "typescript";

/** What a call declares in plain words, read from its route's source: nothing of the product is loaded. */
export interface DeclaredCall {
  /** The method and path, such as "GET /api/projects/{id}". */
  call: string;
  /** Its route, such as "app/api/projects/[id]/route.ts". */
  file: string;
  /** The fields of its declaration that are texts or lists of texts. */
  declared: Record<string, string | string[]>;
}

const METHODS = ["DELETE", "GET", "PATCH", "POST", "PUT"];

/** Every call that a route in app/api serves. */
export function declaredCalls(): DeclaredCall[] {
  const files = globSync("app/api/**/route.ts").map((file) => file.replaceAll("\\", "/"));
  return files.sort().flatMap(callsOf);
}

function callsOf(file: string): DeclaredCall[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const path = file.replace(/^app|\/route\.ts$/g, "").replace(/\[?\[(?:\.\.\.)?(\w+)\]\]?/g, "{$1}");
  return source.statements
    .flatMap(exportsOf)
    .flatMap(({ name, value }) =>
      METHODS.includes(name) ? [{ call: `${name} ${path}`, file, declared: textsIn(value) }] : [],
    );
}

/** What a statement exports, and the declaration in it: the first argument of `route` or `declares`. */
function exportsOf(statement: ts.Statement): { name: string; value?: ts.Expression | undefined }[] {
  if (
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
  )
    return statement.exportClause.elements.map(({ name }) => ({ name: name.text }));
  if (!ts.isVariableStatement(statement) || !statement.modifiers?.length) return [];
  return statement.declarationList.declarations.map(({ name, initializer }) => ({
    name: name.getText(),
    value: initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : undefined,
  }));
}

function textsIn(value: ts.Expression | undefined): DeclaredCall["declared"] {
  const declared: DeclaredCall["declared"] = {};
  if (!value || !ts.isObjectLiteralExpression(value)) return declared;
  for (const field of value.properties.filter(ts.isPropertyAssignment)) {
    const { initializer } = field;
    if (ts.isStringLiteral(initializer)) declared[field.name.getText()] = initializer.text;
    if (ts.isArrayLiteralExpression(initializer))
      declared[field.name.getText()] = initializer.elements
        .filter(ts.isStringLiteral)
        .map(({ text }) => text);
  }
  return declared;
}
