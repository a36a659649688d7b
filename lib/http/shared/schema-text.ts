/** A schema of the API's description, as far as it is shown. */
export interface ShownSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: ShownSchema[];
  items?: ShownSchema;
  properties?: Record<string, ShownSchema>;
  required?: string[];
  additionalProperties?: ShownSchema | boolean;
  format?: string;
  description?: string;
}

/** The formats of texts, by their short names. */
const FORMATS: Record<string, string> = {
  uuid: "uuid",
  "date-time": "time",
  date: "day",
  binary: "file",
};

/** A schema in one line, much as TypeScript writes it: `{ name: string, dueDate?: day | null }`. */
export function schemaText(schema: ShownSchema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(schemaText))].join(" | ");
  if (Array.isArray(schema.type))
    return schema.type.map((type) => schemaText({ ...schema, type })).join(" | ");
  if (schema.type === "array") return listText(schemaText(schema.items ?? {}));
  if (schema.type === "object") return objectText(schema);
  return FORMATS[schema.format ?? ""] ?? schema.type ?? "any";
}

/** The view that a reference names. */
export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

function listText(item: string): string {
  return item.includes(" | ") && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
}

function objectText({ properties, required = [], additionalProperties }: ShownSchema): string {
  if (!properties)
    return `{ [name]: ${schemaText(typeof additionalProperties === "object" ? additionalProperties : {})} }`;
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? "" : "?"}: ${schemaText(field)}`,
  );
  return `{ ${fields.join(", ")} }`;
}
