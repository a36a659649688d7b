import { globSync, readFileSync } from "node:fs";
import ts from "typescript";

/** What a call declares in words, read from its route's source: nothing of the product is loaded. */
export interface DeclaredCall {
  /** The method and path, such as "GET /api/projects/{id}". */
  call: string;
  method: string;
  /** Its route, such as "app/api/projects/[id]/route.ts". */
  file: string;
  needs: string[];
  /** Of a user's write; empty for others. */
  changes: string[];
  locks: string[];
  revalidates: string | undefined;
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
  const exported = source.statements.flatMap(exportsOf).filter(({ method }) => METHODS.includes(method));
  return exported.map(({ method, declaration }) => ({
    call: `${method} ${path}`,
    method,
    file,
    needs: textsIn(declaration, "needs"),
    changes: changesOf(method, declaration),
    locks: textsIn(declaration, "locks"),
    revalidates: textsIn(declaration, "revalidates")[0],
  }));
}

/** What a statement exports, and the first argument of its `route` or `declares`. */
function exportsOf(statement: ts.Statement): { method: string; declaration?: ts.Expression | undefined }[] {
  if (
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
  )
    return statement.exportClause.elements.map(({ name }) => ({ method: name.text }));
  if (!ts.isVariableStatement(statement) || !statement.modifiers?.length) return [];
  return statement.declarationList.declarations.map(({ name, initializer }) => ({
    method: name.getText(),
    declaration: initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : undefined,
  }));
}

function changesOf(method: string, declaration: ts.Expression | undefined): string[] {
  if (method === "GET" || !declaration || fieldOf(declaration, "access")) return [];
  const declared = textsIn(declaration, "changes");
  return declared.length > 0 ? declared : ["project"];
}

/** The texts in a field of a declaration: one, or a list. */
function textsIn(declaration: ts.Expression | undefined, name: string): string[] {
  const field = declaration && fieldOf(declaration, name);
  const value = field && ts.isPropertyAssignment(field) ? field.initializer : undefined;
  const texts = value && ts.isArrayLiteralExpression(value) ? value.elements : [value];
  return texts.flatMap((one) => (one && ts.isStringLiteral(one) ? [one.text] : []));
}

function fieldOf(declaration: ts.Expression, name: string): ts.ObjectLiteralElementLike | undefined {
  if (!ts.isObjectLiteralExpression(declaration)) return undefined;
  return declaration.properties.find((field) => field.name?.getText() === name);
}
