import { TypeText } from "./type-text";
import type { ShownSchema } from "@/lib/http/shared/schema-text";

/** What a name in the answers stands for. A link to it opens it: what it leads to is inside. */
export function ViewEntry({ name, schema }: { name: string; schema: ShownSchema }) {
  const { description, properties, required = [] } = schema;
  return (
    <details>
      <summary>
        <code className="font-strong">{name}</code>
        <span className="block text-muted">{description}</span>
      </summary>
      {properties ? (
        <ul id={name} className="pb-5">
          {Object.entries(properties).map(([field, type]) => (
            <li key={field}>
              <code>
                {field}
                {!required.includes(field) && "?"}: <TypeText schema={type} />
              </code>
              {type.description && <span className="block text-muted">{type.description}</span>}
            </li>
          ))}
        </ul>
      ) : (
        <p id={name} className="pb-5">
          <TypeText schema={schema} isCode />
        </p>
      )}
    </details>
  );
}
