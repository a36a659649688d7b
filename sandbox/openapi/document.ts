import type { z } from "zod";
import { type ApiCall, neededBy } from "./collect-calls";
import { answerSchema, componentSchemas, inputSchema, type JsonSchema } from "./json-schema";
import { refusalsOf } from "./refusals";
import { JSON_LIMIT } from "@/lib/http/body/json";
import { errorView } from "@/lib/http/view-schema";
import { ERROR_STATUS } from "@/lib/shared/errors";
import { API_DESCRIPTION } from "@/lib/shared/paths/api-path";
import { PRODUCT_NAME } from "@/lib/shared/product";

type Json = Record<string, unknown>;

/** Domains as headings, in the order in which somebody meets them. */
const TAGS = {
  account: "Account",
  deletion: "Account",
  projects: "Projects",
  tasks: "Tasks",
  updates: "Updates",
  files: "Files",
  photos: "Photos",
  uploads: "Files",
  recordings: "Recordings",
  translation: "Translation",
  chat: "Chat",
  notifications: "Notifications",
  search: "Search",
  events: "Events",
  insights: "Insights",
  reports: "Reports",
  diary: "Reports",
  kickoff: "Kickoff",
  businesses: "Businesses",
  billing: "Billing",
  help: "Help",
  operator: "Operator",
  wiring: "Operation",
};

const INFO = `Requests and responses are JSON in UTF-8, except for uploads, recordings and event streams. Times are ISO 8601 in UTC.
Fields that a request has and nobody knows are ignored; responses may gain fields at any time. A user may write 120 times a minute.
A refusal has the status of its code, and every response an \`x-request-id\`. What all calls have in common is in docs/api.md.`;

/** The OpenAPI document of all calls. */
export function toDocument(calls: ApiCall[]): Json {
  errorView();
  const paths: Record<string, Json> = { [API_DESCRIPTION]: { get: DESCRIPTION } };
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  return {
    openapi: "3.1.1",
    info: { title: `${PRODUCT_NAME} API`, version: "1", description: INFO.replaceAll("\n", " ") },
    tags: [...new Set(Object.values(TAGS))].map((name) => ({ name })),
    paths,
    components: { schemas: componentSchemas(), parameters: PARAMETERS, securitySchemes: SECURITY_SCHEMES },
  };
}

/** A file in `public`, which no route serves. */
const DESCRIPTION = {
  operationId: "describeApi",
  tags: [TAGS.wiring],
  summary: "This description.",
  security: [],
  responses: {
    200: {
      description: "Success.",
      headers: { ETag: { description: "Of the file.", schema: { type: "string" } } },
      content: { "application/json": { schema: { type: "object" } } },
    },
    304: { description: "The client has it." },
  },
};

const PARAMETERS = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description: "The same key again gets the first response, and creates nothing more.",
    schema: { type: "string", maxLength: 100 },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description: "The ETag of the answer that the client has.",
    schema: { type: "string" },
  },
  UserId: {
    name: "x-user-id",
    in: "header",
    description: "For which user the page was rendered: for anybody else the call does nothing.",
    schema: { type: "string", format: "uuid" },
  },
};

const SECURITY_SCHEMES = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "authjs.session-token",
    description: "Set by signing in; over https its name begins with `__Secure-`.",
  },
  operatorKey: {
    type: "apiKey",
    in: "header",
    name: "adminkey",
    description: "An operator's, for 12 hours.",
  },
  scheduler: { type: "http", scheme: "bearer", description: "The host's scheduler." },
  signature: {
    type: "apiKey",
    in: "header",
    name: "stripe-signature",
    description: "Of the payment service.",
  },
};

const SECURITY = {
  user: [{ session: [] }],
  operator: [{ operatorKey: [] }],
  operatorOrPublic: [{}, { operatorKey: [] }],
  cron: [{ scheduler: [] }],
  public: [],
};

function operationOf(call: ApiCall): Json {
  const { declaration, verb, method } = call;
  const { access = "user", body } = declaration;
  const needs = neededBy(declaration);
  const doc = forCallers(verb.doc);
  const parameters = parametersOf(call);
  return {
    operationId:
      verb.name ?? `${method.toLowerCase()}${call.path.replaceAll(/\W+(\w)/g, upper).replace("Api", "")}`,
    tags: [TAGS[(verb.domain ?? domainOf(call.path)) as keyof typeof TAGS]],
    summary: firstSentence(doc),
    ...(firstSentence(doc) !== doc && { description: doc }),
    security: typeof access === "string" ? SECURITY[access] : [{ signature: [] }],
    ...(needs.length > 0 && { "x-permissions": needs }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestOf(body) }),
    responses: { ...successesOf(call), ...errorsOf(call) },
  };
}

/** What a verb says of itself, in the words of somebody who calls it over HTTP. */
function forCallers(doc: string): string {
  return doc
    .replaceAll(/\b([Tt]he) actor\b/g, "$1 caller")
    .replaceAll(/ Throws as `\w+`\./g, "")
    .replaceAll(/\bThrows(?!,)/g, "Refuses with")
    .replaceAll(/\bthrows(?!,)/g, "refuses with")
    .replaceAll(/\b(T|t)hrows\b/g, "Refuses");
}

function upper(_: string, letter: string): string {
  return letter.toUpperCase();
}

/** For the two calls without a verb. */
function domainOf(path: string): string {
  return path === "/api/user" ? "account" : "wiring";
}

/** Up to the first full stop that ends a sentence; a colon may still follow in a list. */
function firstSentence(text: string): string {
  return /^.+?\.(?= [A-Z`]|$)/.exec(text)?.[0] ?? text;
}

function parametersOf({ declaration }: ApiCall): Json[] {
  const { params, query, creates, revalidates, access = "user" } = declaration;
  return [
    ...(params ? fieldsOf(params, "path") : []),
    ...(query ? fieldsOf(query, "query") : []),
    ...(creates ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ...(revalidates ? [{ $ref: "#/components/parameters/IfNoneMatch" }] : []),
    ...(access === "user" ? [{ $ref: "#/components/parameters/UserId" }] : []),
  ];
}

function fieldsOf(schema: z.ZodType, where: "path" | "query"): Json[] {
  const { properties = {}, required = [] } = inputSchema(schema);
  return Object.entries(properties).map(([name, field]) => {
    const { description, ...rest } = field as JsonSchema;
    return {
      name,
      in: where,
      ...(description && { description }),
      ...((where === "path" || required.includes(name)) && { required: true }),
      schema: rest,
    };
  });
}

function requestOf(body: NonNullable<ApiCall["declaration"]["body"]>): Json {
  const { type, limit, schema, file } =
    "receive" in body
      ? body.takes
      : { type: "application/json", limit: JSON_LIMIT, schema: body, file: undefined };
  const fields = schema ? inputSchema(schema) : undefined;
  return {
    description: `At most ${limit / 1024} kB.`,
    required: true,
    content: { [type]: { schema: file === undefined ? (fields ?? BYTES) : withFile(fields, file) } },
  };
}

const OTHER_VERSION = { description: "`If-Match` names another version." };
const BYTES = { type: "string", format: "binary" };

function withFile(fields: JsonSchema | undefined, file: string): Json {
  const { properties, required = [] } = fields ?? {};
  return { type: "object", properties: { [file]: BYTES, ...properties }, required: [file, ...required] };
}

function successesOf({ declaration }: ApiCall): Json {
  const { returns, status, orStatus, creates, revalidates } = declaration;
  if (!returns) return { 204: { description: "Done." } };
  const success = status ?? (creates ? 201 : 200);
  const not = revalidates
    ? { 304: { description: "The client has this version.", headers: ETAG }, 412: OTHER_VERSION }
    : {};
  const headers = revalidates ? ETAG : {};
  if (typeof returns === "function") {
    const answer = jsonAnswer(answerSchema(returns()), { headers, progress: declaration.progress });
    return { [success]: answer, ...(orStatus && { [orStatus]: answer }), ...not };
  }
  if ("length" in returns) return { [success]: jsonAnswer(arrayOf(returns[0]()), { headers }), ...not };
  switch (returns.kind) {
    case "pages":
      return { [success]: jsonAnswer(arrayOf(returns.of()), { headers: { ...headers, ...PAGE } }), ...not };
    case "file":
      return {
        200: { description: "The file.", content: { [returns.type]: { schema: BYTES } } },
        206: {
          description: "The part of it that `Range` asks for.",
          content: { [returns.type]: { schema: BYTES } },
        },
        304: { description: "The client has it." },
        412: OTHER_VERSION,
        416: { description: "It has no such part." },
      };
    case "events":
      return {
        200: { description: "Events, as they happen.", content: eventsOf(answerSchema(returns.of())) },
      };
    case "redirect":
      return {
        303: {
          description: "It is elsewhere.",
          headers: { Location: { description: "Where.", schema: { type: "string" } } },
        },
      };
  }
}

function arrayOf(item: z.ZodType): JsonSchema {
  return { type: "array", items: answerSchema(item) };
}

interface Extras {
  headers: Json;
  progress?: (() => z.ZodType) | undefined;
}

function jsonAnswer(schema: JsonSchema, { headers, progress }: Extras): Json {
  return {
    description: "Success.",
    ...(Object.keys(headers).length > 0 && { headers }),
    content: { "application/json": { schema }, ...(progress && eventsOf(answerSchema(progress()))) },
  };
}

/** The data of a stream's events; OpenAPI 3.1 knows no better way to say it. */
function eventsOf(data: JsonSchema): Json {
  return { "text/event-stream": { schema: { type: "string" }, "x-event-data": data } };
}

const ETAG = { ETag: { description: "The version of what is shown.", schema: { type: "string" } } };
const PAGE = {
  Link: {
    description: 'The addresses of the pages beside it: `rel="next"`, and in chat `rel="prev"`.',
    schema: { type: "string" },
  },
  "x-event-seq": {
    description: "For lists in a project: the number of the last event that the list includes.",
    schema: { type: "integer" },
  },
};

/** The refusals, by status. */
function errorsOf(call: ApiCall): Json {
  const byStatus = Map.groupBy(refusalsOf(call), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus]
      .filter(([status]) => status !== call.declaration.orStatus)
      .map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `\`${code}\``).join(", "),
          content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
        },
      ]),
  );
}
