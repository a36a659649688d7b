import type { ReactNode } from "react";
import { TypeText } from "./type-text";
import {
  type ApiDocument,
  type ApiOperation,
  type ApiParameter,
  type ApiResponse,
  callersOf,
  parametersIn,
  type ShownCall,
} from "@/lib/http/shared/api-document";
import type { ShownSchema } from "@/lib/http/shared/schema-text";

const CALLERS = {
  everybody: "Everybody",
  user: "Whoever is signed in",
  operator: "Operators",
  service: "A service that we work with",
};
const ERROR = "#/components/schemas/Error";

/** A call, closed until it is pressed, or a link leads into it. `<details>` needs no script. */
export function CallEntry({ api, call }: { api: ApiDocument; call: ShownCall }) {
  const { method, path, summary, description, requestBody } = call;
  const { successes, refusals } = answersOf(call);
  const headers = parametersIn(api, call, "header").map(({ name }) => name);
  return (
    <details>
      <summary>
        <code className="font-strong">{`${method} ${path}`}</code>
        <span className="block text-muted">{summary}</span>
      </summary>
      <dl id={call.operationId}>
        {description && <Row name="More">{description.replace(summary, "").trim()}</Row>}
        <Row name="Who">{call["x-permissions"]?.join(", ") ?? CALLERS[callersOf(call)]}</Row>
        <Parameters name="Path" parameters={parametersIn(api, call, "path")} />
        <Parameters name="Query" parameters={parametersIn(api, call, "query")} />
        {headers.length > 0 && <Row name="Headers">{headers.join(", ")}</Row>}
        {requestBody && <Body {...requestBody} />}
        <Row name="Answers">
          {successes.map(([status, response]) => (
            <Success key={status} status={status} response={response} />
          ))}
        </Row>
        <Row name="Refusals">
          {refusals
            .map(([status, response]) => `${status} ${response.description.replaceAll("`", "")}`)
            .join("; ")}
        </Row>
      </dl>
    </details>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Parameters({ name, parameters }: { name: string; parameters: ApiParameter[] }) {
  if (parameters.length === 0) return null;
  return (
    <Row name={name}>
      {parameters.map((one) => (
        <div key={one.name}>
          <code>
            {one.name}
            {!one.required && "?"}: <TypeText schema={one.schema} />
          </code>
          {one.description && <span className="block text-muted">{one.description}</span>}
        </div>
      ))}
    </Row>
  );
}

function Body({ description, content }: NonNullable<ApiOperation["requestBody"]>) {
  return (
    <Row name="Body">
      {Object.entries(content).map(([type, { schema }]) => (
        <div key={type}>
          {type}. {description}
          <Fields schema={schema} />
        </div>
      ))}
    </Row>
  );
}

/** The fields of a body, each on its line. */
function Fields({ schema }: { schema: ShownSchema }) {
  if (!schema.properties) return <TypeText schema={schema} isCode />;
  return (
    <ul>
      {Object.entries(schema.properties).map(([name, field]) => (
        <li key={name}>
          <code>
            {name}
            {!schema.required?.includes(name) && "?"}: <TypeText schema={field} />
          </code>
        </li>
      ))}
    </ul>
  );
}

function Success({ status, response }: { status: string; response: ApiResponse }) {
  const { content = {}, headers = {}, description } = response;
  const types = Object.entries(content);
  const names = Object.keys(headers);
  return (
    <div>
      {status}{" "}
      {types.length === 0
        ? description
        : types.map(([type, one]) => (
            <span key={type} className="block">
              {type} <TypeText schema={one["x-event-data"] ?? one.schema} isCode />
            </span>
          ))}
      {names.length > 0 && <span className="block text-muted">With {names.join(", ")}</span>}
    </div>
  );
}

function answersOf({ responses }: ShownCall) {
  const all = Object.entries(responses);
  const isRefusal = ([, { content }]: [string, ApiResponse]) =>
    content?.["application/json"]?.schema.$ref === ERROR;
  return { successes: all.filter((one) => !isRefusal(one)), refusals: all.filter(isRefusal) };
}
