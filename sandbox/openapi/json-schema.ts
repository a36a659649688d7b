import { z } from "zod";

/** A schema as OpenAPI 3.1 writes it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const COMPONENTS = "#/components/schemas/";

/** The schemas of all views that have been built so far, by their names. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => `${COMPONENTS}${id}`,
    override: ({ jsonSchema }) => tidy(jsonSchema),
  });
  const named = Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema] as const);
  return Object.fromEntries(named.sort(([a], [b]) => a.localeCompare(b, "en")));
}

/** The schema of an answer: a view, or a list of one. Throws for one without a name: it would be described again at each call. */
export function answerSchema(schema: z.core.$ZodType): JsonSchema {
  const name = z.globalRegistry.get(schema)?.id;
  if (name) return { $ref: `${COMPONENTS}${name}` };
  if (schema instanceof z.ZodArray) return { type: "array", items: answerSchema(schema.element) };
  throw new Error("An answer is a view, or a list of one");
}

/** The schema of what a call takes. */
export function inputSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // What is done before a value is checked says nothing of what may be sent.
      if (def.type === "pipe" && def.in._zod.def.type === "transform")
        replace(jsonSchema, inputSchema(def.out));
      tidy(jsonSchema);
    },
  });
  return rest;
}

function replace(schema: JsonSchema, other: JsonSchema): void {
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  Object.assign(schema, other);
}

/** Leaves out what says nothing to a reader: that an integer is one of JavaScript's, how a uuid is written, that there is no more. */
function tidy(schema: JsonSchema): void {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}
