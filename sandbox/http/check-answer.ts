import { readFileSync } from "node:fs";
import { z } from "zod";
import { ERROR_STATUS, type ErrorCode } from "@/lib/shared/errors";

interface Answered {
  method: string;
  /** With or without a query. */
  path: string;
  status: number;
  /** Parsed JSON; the text of anything else. */
  body: unknown;
  contentType: string | null;
}

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Responses = Record<string, { content?: Record<string, { schema: JsonSchema }> }>;

interface Operation {
  method: string;
  pattern: RegExp;
  parameters: number;
  name: string;
  responses: Responses;
}

const JSON_TYPE = "application/json";

/** Answers of the server itself, whatever the call. */
const ANYWHERE = new Set([405, 499]);

/**
 * Fails unless an answer of our API is one that its call declares: the status, the kind of content, and every field of it. A
 * field that is not described fails as one that is missing does.
 */
export function checkAnswer(answered: Answered): void {
  const { method, path, status, body, contentType } = answered;
  const { pathname } = new URL(path, "http://inside.invalid");
  if (!pathname.startsWith("/api/")) return;
  const problems = problemsOf({ ...answered, path: pathname });
  if (problems.length === 0) return;
  const shown = contentType?.includes("json") ? JSON.stringify(body) : String(contentType);
  throw new Error(
    `${method} ${pathname} answered ${status} with what it does not declare in public/api/openapi.json:\n` +
      `${problems.map((problem) => `- ${problem}`).join("\n")}\n${shown.slice(0, 2000)}`,
  );
}

function problemsOf({ method, path, status, body, contentType }: Answered): string[] {
  const operation = OPERATIONS.find((one) => one.method === method && one.pattern.test(path));
  const declared = operation?.responses[status];
  const schema = declared?.content?.[JSON_TYPE]?.schema;
  if (status >= 400 && (!schema || isError(schema))) return problemsOfError(status, body);
  if (!operation) return ["no such call is declared"];
  if (!declared) return [`its statuses are ${Object.keys(operation.responses).join(", ")}`];
  if (!declared.content) return body === null ? [] : ["it declares no content"];
  if (body === null && status === 206) return [];
  const type = contentType?.split(";")[0] ?? "none";
  if (!Object.keys(declared.content).some((one) => fits(type, one)))
    return [`its content is ${Object.keys(declared.content).join(" or ")}, and not ${type}`];
  return type === JSON_TYPE && schema ? misfits(`${operation.name} ${status}`, schema, body) : [];
}

function problemsOfError(status: number, body: unknown): string[] {
  if (ANYWHERE.has(status) && body === null) return [];
  const problems = misfits("error", { $ref: "#/components/schemas/Error" }, body);
  const { code } = (body ?? {}) as { code?: ErrorCode };
  if (problems.length === 0 && code && ERROR_STATUS[code] !== status)
    problems.push(`${code} is a ${ERROR_STATUS[code]}`);
  return problems;
}

function isError(schema: JsonSchema): boolean {
  return typeof schema === "object" && schema.$ref === "#/components/schemas/Error";
}

/** Whether a content type is of a declared one, such as `audio/*`. */
function fits(type: string, declared: string): boolean {
  return declared.endsWith("*") ? type.startsWith(declared.slice(0, -1)) : type === declared;
}

const compiled = new Map<string, z.ZodType>();

function misfits(key: string, schema: JsonSchema, body: unknown): string[] {
  const known = compiled.get(key) ?? compile(schema);
  compiled.set(key, known);
  return known.safeParse(body).error?.issues.flatMap(textsOf) ?? [];
}

function textsOf({ path, message, ...issue }: z.core.$ZodIssue): string[] {
  const inner = issue.code === "invalid_union" ? issue.errors.flat().flatMap(textsOf) : [];
  return [`${path.join(".") || "the answer"}: ${message}`, ...inner.map((text) => `  ${text}`)];
}

function compile(schema: JsonSchema): z.ZodType {
  return z.fromJSONSchema({ ...(closed(schema) as object), $defs: DEFINITIONS });
}

/** The same schema with no other fields than those that it names: clients have to expect more, our tests do not. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    key === "$ref" ? String(value).replace("#/components/schemas/", "#/$defs/") : closed(value),
  ]);
  const made = Object.fromEntries(entries) as Record<string, unknown>;
  // zod reads no `required` of a record (findings/zod-json-schema-back.sh).
  const { propertyNames, additionalProperties: each, ...others } = made;
  const names = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (names)
    return {
      ...others,
      properties: Object.fromEntries(names.map((name) => [name, each])),
      additionalProperties: false,
    };
  const isOpen = "properties" in schema && !("additionalProperties" in schema);
  return { ...made, ...(isOpen && { additionalProperties: false }) };
}

const api = JSON.parse(readFileSync("public/api/openapi.json", "utf8")) as {
  paths: Record<string, Record<string, { responses: Responses }>>;
  components: { schemas: Record<string, JsonSchema> };
};

const DEFINITIONS = closed(api.components.schemas) as Record<string, JsonSchema>;

/** Those with fewer parameters first: `/api/help/faqs` is no `/api/help/{id}`. */
const OPERATIONS: Operation[] = Object.entries(api.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll(/[.]/g, "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      parameters: path.split("{").length - 1,
      name: `${method} ${path}`,
      responses,
    })),
  )
  .sort((a, b) => a.parameters - b.parameters);
