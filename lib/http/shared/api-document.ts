import type { ShownSchema } from "./schema-text";

/** Our own description in OpenAPI, as far as it is shown. */
export interface ApiDocument {
  info: { title: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Record<string, ShownSchema>; parameters: Record<string, ApiParameter> };
}

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, unknown>[];
  "x-permissions"?: string[];
  parameters?: (ApiParameter | { $ref: string })[];
  requestBody?: { description: string; content: Record<string, { schema: ShownSchema }> };
  responses: Record<string, ApiResponse>;
}

export interface ApiParameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: ShownSchema;
}

export interface ApiResponse {
  description: string;
  headers?: Record<string, { description: string }>;
  content?: Record<string, { schema: ShownSchema; "x-event-data"?: ShownSchema }>;
}

/** A call as it is shown: its method and path, and what is said of it. */
export interface ShownCall extends ApiOperation {
  method: string;
  path: string;
}

/** The calls of a heading, sorted by path. */
export function callsUnder(document: ApiDocument, tag: string): ShownCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
}

/** Who may make a call. */
export function callersOf({ security }: ApiOperation): "everybody" | "user" | "operator" | "service" {
  if (security.length === 0 || security.some((one) => Object.keys(one).length === 0)) return "everybody";
  const [scheme = ""] = Object.keys(security[0] ?? {});
  if (scheme === "session") return "user";
  return scheme === "operatorKey" ? "operator" : "service";
}

/** The parameters in a place, with those that several calls share spelled out. */
export function parametersIn(
  document: ApiDocument,
  { parameters = [] }: ApiOperation,
  place: string,
): ApiParameter[] {
  return parameters
    .map((one) => ("$ref" in one ? document.components.parameters[one.$ref.split("/").at(-1) ?? ""] : one))
    .filter((one) => one !== undefined)
    .filter((one) => one.in === place);
}
