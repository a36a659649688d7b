import {
  type ApiDocument,
  type ApiOperation,
  type ApiResponse,
  callersOf,
  callsUnder,
  parametersIn,
  type ShownCall,
} from "@/lib/http/shared/api-document";
import { schemaText } from "@/lib/http/shared/schema-text";

const START = "<!-- Below: written by `npm run describe-api`, from the declarations in app/api. -->";

/** The text of docs/api.md with the list of calls that a document describes; all above it is written by hand. */
export function withCalls(text: string, document: ApiDocument): string {
  const [byHand] = text.split(START);
  const sections = document.tags.map(({ name }) => {
    const lines = callsUnder(document, name).map((call) => lineOf(document, call));
    return `### ${name}\n\n${lines.join("\n")}\n`;
  });
  return `${byHand ?? ""}${START}\n\n${sections.join("\n")}`;
}

function lineOf(document: ApiDocument, call: ShownCall): string {
  const query = parametersIn(document, call, "query").map(({ name }) => `\`${name}\``);
  const parts = [
    `- \`${call.method} ${call.path}\` (${whoOf(call)}): ${call.summary}`,
    query.length > 0 && `Query: ${query.join(", ")}.`,
    call.requestBody && bodyOf(call.requestBody),
    `Answers ${answersOf(call)}.`,
  ];
  return parts.filter(Boolean).join(" ");
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

function bodyOf({ content }: NonNullable<ApiOperation["requestBody"]>): string {
  return Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `Body: ${type === "application/json" ? "" : `${type} `}\`${schemaText(schema)}\`.`,
    )
    .join(" ");
}

/** The successes with what they bring, then the statuses of the refusals. */
function answersOf({ responses }: ShownCall): string {
  const isRefusal = ([, { content }]: [string, ApiResponse]) =>
    content?.["application/json"]?.schema.$ref === "#/components/schemas/Error";
  const all = Object.entries(responses);
  const successes = all
    .filter((one) => !isRefusal(one))
    .map(([status, { content = {} }]) => {
      const [type, first] = Object.entries(content)[0] ?? [];
      if (!type || !first) return status;
      const events = first["x-event-data"];
      if (events) return `${status} events with \`${schemaText(events)}\``;
      return `${status} \`${type === "application/json" ? schemaText(first.schema) : type}\``;
    });
  return `${successes.join(", ")}; ${all
    .filter(isRefusal)
    .map(([status]) => status)
    .join(", ")}`;
}
