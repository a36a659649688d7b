import { schemaText, type ShownSchema } from "@/lib/http/shared/schema-text";

/** A type in one line, in which each view leads to what it is. */
export function TypeText({ schema, isCode = false }: { schema: ShownSchema; isCode?: boolean }) {
  // Views alone begin with a capital letter; the values of enumerations are quoted.
  const parts = schemaText(schema).split(/((?<!["\w])[A-Z]\w+)/);
  const text = parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={`#${part}`}>
        {part}
      </a>
    ),
  );
  return isCode ? <code>{text}</code> : text;
}
